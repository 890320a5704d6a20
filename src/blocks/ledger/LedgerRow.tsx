import { View } from '@tarojs/components'
import type { SellerName } from '@contract/order'
import { grouped, signed } from '@/format/amount'
import { fullTime } from '@/format/date'
import { Pressable } from '@/platform/Pressable'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './LedgerRow.module.scss'

export interface LedgerEntry {
  entry_id: string
  title: string
  /** Where it came from or went to, in a word. */
  source: string
  amount: number
  balance: number
  order_sn: string
  /** Who sold that order; empty where none stands behind it. */
  seller: SellerName | ''
  created_at: string
}

interface LedgerRowProps {
  entry: LedgerEntry
  onOpen: (entry: LedgerEntry) => void
}

export function LedgerRow({ entry, onOpen }: LedgerRowProps) {
  const content = (
    <Media
      end={
        <View className={styles.figures}>
          <Text strong tone={entry.amount > 0 ? 'gold' : 'ink'}>
            {signed(entry.amount)}
          </Text>
          <Text size="xs" tone="ink3">
            {`余额 ${grouped(entry.balance)}`}
          </Text>
        </View>
      }
    >
      <Text>{entry.title}</Text>
      <Text size="xs" tone="ink3">
        {`${entry.source}　${fullTime(new Date(entry.created_at))}`}
      </Text>
    </Media>
  )
  if (!entry.seller) return <View className={styles.row}>{content}</View>
  return (
    <Pressable className={styles.row} onPress={() => onOpen(entry)}>
      {content}
    </Pressable>
  )
}
