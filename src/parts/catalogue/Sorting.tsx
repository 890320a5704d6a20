import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import { session } from '@/session/session'
import { Icon } from '@/ui/icons/Icon'
import styles from './Sorting.module.scss'
import { type Sort, type SortChoice, sorts } from './sorts'

interface SortingProps {
  choices?: readonly SortChoice[]
  sort: Sort
  /** Only what my balance can pay. */
  affordable: boolean
  /** What else narrows it down: how many are chosen, and the way to choose. */
  filter?: { chosen: number; open: () => void }
  onSort: (sort: Sort) => void
  onAffordable: (affordable: boolean) => void
}

export const Sorting = observer(function Sorting({
  choices = sorts,
  sort,
  affordable,
  filter,
  onSort,
  onAffordable,
}: SortingProps) {
  const toggle = () => {
    if (!session.signedIn) return void go('login')
    onAffordable(!affordable)
  }
  return (
    <View className={styles.row}>
      <ChoiceGroup role="radiogroup" label="排序" className={styles.sorts}>
        {choices.map(({ value, text }) => (
          <Pressable
            key={value}
            role="radio"
            className={`${styles.sort} ${value === sort ? styles.on : ''}`}
            checked={value === sort}
            onPress={() => onSort(value)}
          >
            {text}
          </Pressable>
        ))}
      </ChoiceGroup>
      <View className={styles.rest} />
      {filter && (
        <Pressable
          className={`${styles.mine} ${filter.chosen > 0 ? styles.active : ''}`}
          onPress={filter.open}
        >
          {filter.chosen > 0 ? `筛选 ${filter.chosen}` : '筛选'}
        </Pressable>
      )}
      <Pressable
        className={`${styles.mine} ${affordable ? styles.active : ''}`}
        checked={affordable}
        onPress={toggle}
      >
        {affordable && <Icon name="check" tone="brand" size="xs" />}
        <View>我能换</View>
      </Pressable>
    </View>
  )
})
