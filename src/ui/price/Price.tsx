import { Text, View } from '@tarojs/components'
import { grouped } from '@/format/amount'
import { moneyParts } from '@/format/money'
import styles from './Price.module.scss'

export interface PriceProps {
  points?: number
  gold?: number
  cents?: number
  size?: 's' | 'm' | 'l'
}

/** What something costs, always with the word. Points and gold are alternatives; money comes on top. */
export function Price({ points = 0, gold = 0, cents = 0, size = 'm' }: PriceProps) {
  const cash = cents > 0 ? moneyParts(cents) : null
  return (
    <View className={`${styles.price} ${styles[size]}`}>
      {points > 0 && <Held value={points} unit="积分" />}
      {gold > 0 && <Held value={gold} unit="金币" lead={points > 0 ? '或' : ''} />}
      {cash && points + gold > 0 && <Text className={styles.between}>+</Text>}
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
