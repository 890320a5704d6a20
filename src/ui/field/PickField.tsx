import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { describedBy, FieldFrame, type FieldProps, useFieldId } from './FieldFrame'
import styles from './PickField.module.scss'

interface PickFieldProps extends FieldProps {
  /** Empty while nothing is chosen. */
  text: string
  onPress: () => void
}

/** Looks like a field, opens a sheet. */
export function PickField({ label, id: given, text, error, onPress }: PickFieldProps) {
  const id = useFieldId(given)
  return (
    <FieldFrame {...{ id, label, error }}>
      <Pressable
        id={id}
        describedBy={describedBy(id, error)}
        className={`${styles.box} ${error ? styles.wrong : ''}`}
        label={text ? `${label}：${text}` : label}
        onPress={onPress}
      >
        <View className={text ? styles.picked : styles.unpicked}>{text || '请选择'}</View>
        <Icon name="right" size="xs" tone="ink3" />
      </Pressable>
    </FieldFrame>
  )
}
