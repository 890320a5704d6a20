import { Text, View } from '@tarojs/components'
import { grouped } from '@/format/amount'
import { moneyParts } from '@/format/money'
import styles from './Price.module.scss'

export interface PriceProps {
  points?: number
  gold?: number
  cents?: number
  /** Points and gold are both asked for; else either will do. */
  together?: boolean
  /** Money is another way to pay, and comes on top of nothing. */
  either?: boolean
  size?: 's' | 'm' | 'l'
}

/** What something costs, always with the word. Money comes on top, unless it is said otherwise. */
export function Price({
  points = 0,
  gold = 0,
  cents = 0,
  together,
  either,
  size = 'm',
}: PriceProps) {
  const cash = cents > 0 ? moneyParts(cents) : null
  return (
    <View className={`${styles.price} ${styles[size]}`}>
      {points > 0 && <Held value={points} unit="积分" />}
      {gold > 0 && (
        <Held value={gold} unit="金币" lead={points > 0 ? (together ? '+' : '或') : ''} />
      )}
      {cash && points + gold > 0 && <Text className={styles.between}>{either ? '或' : '+'}</Text>}
      {cash && (
        <Text className={styles.cash}>
          <Text>¥</Text>
          <Text className={styles.whole}>{cash.whole}</Text>
          <Text>.{cash.cents}</Text>
        </Text>
      )}
    </View>
  )
}

interface HeldProps {
  value: number
  unit: string
  lead?: string
}

function Held({ value, unit, lead }: HeldProps) {
  return (
    <Text className={styles.held}>
      {lead && <Text className={styles.between}>{lead}</Text>}
      <Text className={styles.whole}>{grouped(value)}</Text>
      <Text className={styles.unit}>{unit}</Text>
    </Text>
  )
}
