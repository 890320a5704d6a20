import { View } from '@tarojs/components'
import { useState } from 'react'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Sheet } from '@/ui/sheet/Sheet'
import styles from './FilterSheet.module.scss'

export interface FilterGroup<Name extends string> {
  name: Name
  title: string
  choices: readonly { value: string; text: string }[]
}

/** What was chosen of each group; nothing of those that do not matter. */
export type Chosen<Name extends string> = Partial<Record<Name, string>>

interface FilterSheetProps<Name extends string> {
  groups: readonly FilterGroup<Name>[]
  chosen: Chosen<Name>
  onChoose: (chosen: Chosen<Name>) => void
  onClose: () => void
}

const any = { value: '', text: '不限' }

/** Several choices that narrow a list down, taken together at the end. */
export function FilterSheet<Name extends string>({
  groups,
  chosen,
  onChoose,
  onClose,
}: FilterSheetProps<Name>) {
  const [wanted, setWanted] = useState<Chosen<Name>>(chosen)
  const choose = (name: Name, value: string) =>
    setWanted(({ [name]: _, ...rest }) => ({
      ...(rest as Chosen<Name>),
      ...(value !== '' && { [name]: value }),
    }))
  const take = (next: Chosen<Name>) => {
    onChoose(next)
    onClose()
  }
  const footer = (
    <Row gap="s3">
      <Button kind="soft" shape="full" onPress={() => take({})}>
        重置
      </Button>
      <Button shape="full" onPress={() => take(wanted)}>
        看结果
      </Button>
    </Row>
  )
  return (
    <Sheet open title="筛选" onClose={onClose} footer={footer}>
      {groups.map(({ name, title, choices }) => (
        <View key={name} className={styles.group}>
          <View className={styles.title}>{title}</View>
          <ChoiceGroup role="radiogroup" label={title} className={styles.choices ?? ''}>
            {[any, ...choices].map(({ value, text }) => {
              const isOn = (wanted[name] ?? '') === value
              return (
                <Pressable
                  key={value}
                  role="radio"
                  className={`${styles.choice} ${isOn ? styles.on : ''}`}
                  checked={isOn}
                  onPress={() => choose(name, value)}
                >
                  {text}
                </Pressable>
              )
            })}
          </ChoiceGroup>
        </View>
      ))}
    </Sheet>
  )
}
