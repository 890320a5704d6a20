import { View } from '@tarojs/components'
import { observer } from '@/session/observable'
import { type Sort, shopFilter } from '@/blocks/goods/shopFilter'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { session } from '@/session/session'
import { Icon } from '@/ui/icons/Icon'
import styles from './Sorting.module.scss'

const sorts: readonly { value: Sort; text: string }[] = [
  { value: 'default', text: '综合' },
  { value: 'points', text: '积分' },
  { value: 'sold', text: '销量' },
  { value: 'newest', text: '最新' },
]

export const Sorting = observer(function Sorting() {
  const { sort, affordable } = shopFilter
  const toggle = () => {
    if (!session.signedIn) return void go('login')
    shopFilter.showAffordable(!affordable)
  }
  return (
    <View className={styles.row}>
      {sorts.map(({ value, text }) => (
        <Pressable
          key={value}
          role="radio"
          className={`${styles.sort} ${value === sort ? styles.on : ''}`}
          checked={value === sort}
          onPress={() => shopFilter.sortBy(value)}
        >
          {text}
        </Pressable>
      ))}
      <View className={styles.rest} />
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
