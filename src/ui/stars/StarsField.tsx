import { View } from '@tarojs/components'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import { FieldError } from '@/ui/field/FieldError'
import { faultOf, type FieldProps, useFieldId } from '@/ui/field/FieldFrame'
import { Icon } from '@/ui/icons/Icon'
import styles from './Stars.module.scss'
import { allStars, starWords } from './starWords'

interface StarsFieldProps extends FieldProps {
  /** 0 while nothing was chosen. */
  value: number
  onChange: (stars: number) => void
}

/** One to five stars, each with its word. */
export function StarsField({ label, id: given, value, error, onChange }: StarsFieldProps) {
  const id = useFieldId(given)
  // the fault asks for the same
  const word = starWords[value - 1] ?? (error ? '' : '点星星打分')
  return (
    <View id={id}>
      <View className={styles.label}>{label}</View>
      <View className={styles.choice}>
        <ChoiceGroup role="radiogroup" label={label} className={styles.targets}>
          {allStars.map((star) => (
            <Pressable
              key={star}
              role="radio"
              className={styles.target}
              checked={star === value}
              label={`${star} 星，${starWords[star - 1]}`}
              onPress={() => onChange(star)}
            >
              <Icon name="star" tone={star <= value ? 'lit' : 'ink3'} size="l" />
            </Pressable>
          ))}
        </ChoiceGroup>
        {word && <View className={styles.word}>{word}</View>}
      </View>
      <FieldError id={faultOf(id)} text={error} />
    </View>
  )
}
