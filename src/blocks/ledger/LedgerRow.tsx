import { View } from '@tarojs/components'
import { grouped, signed } from '@/format/amount'
import { fullTime } from '@/format/date'
import { Pressable } from '@/platform/Pressable'
import styles from './LedgerRow.module.scss'

export interface LedgerEntry {
  entry_id: string
  title: string
  /** Where it came from or went to, in a word. */
  source: string
  amount: number
  balance: number
  order_sn: string
  created_at: string
}

interface LedgerRowProps {
  entry: LedgerEntry
  onOpen: (entry: LedgerEntry) => void
}

export function LedgerRow({ entry, onOpen }: LedgerRowProps) {
  const content = (
    <>
      <View className={styles.words}>
        <View className={styles.title}>{entry.title}</View>
        <View className={styles.note}>
          {`${entry.source}　${fullTime(new Date(entry.created_at))}`}
        </View>
      </View>
      <View className={styles.figures}>
        <View className={`${styles.amount} ${entry.amount > 0 ? styles.income : ''}`}>
          {signed(entry.amount)}
        </View>
        <View className={styles.note}>{`余额 ${grouped(entry.balance)}`}</View>
      </View>
    </>
  )
  if (!entry.order_sn) return <View className={styles.row}>{content}</View>
  return (
    <Pressable className={styles.row} onPress={() => onOpen(entry)}>
      {content}
    </Pressable>
  )
}
