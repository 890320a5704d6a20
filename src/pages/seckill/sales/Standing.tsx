import { View } from '@tarojs/components'
import type { Item, Session } from '@/parts/seckill/seckill'
import { Stock } from '@/parts/seckill/Stock'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './Standing.module.scss'

interface StandingProps {
  item: Item
  state: Session['state']
}

/** How much is left, and how I stand with it. */
export function Standing({ item, state }: StandingProps) {
  const { left, total, machine } = item
  return (
    <>
      {machine && <Text size="xs" tone="ink2">{`到${machine.name}取`}</Text>}
      {state === 'open' && <Stock left={left} total={total} />}
      <View className={styles.end}>
        <Next item={item} state={state} />
      </View>
    </>
  )
}

/** What there is to do; the whole row leads there. */
function Next({ item: { left, mine }, state }: StandingProps) {
  if (mine === 'granted' || mine === 'ordered') return <Tag tone="ok">您已抢到</Tag>
  if (mine === 'waiting' || mine === 'early') return <Tag tone="gold">您在排队</Tag>
  if (state === 'over') return null
  if (state === 'ahead') return <View className={`${styles.next} ${styles.soft}`}>先看看</View>
  if (left === 0) return <View className={`${styles.next} ${styles.soft}`}>候补</View>
  return <View className={styles.next}>抢</View>
}
