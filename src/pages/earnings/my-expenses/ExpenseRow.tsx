import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { monthDayHour } from '@/format/date'
import { signedMoney } from '@/format/money'
import { go } from '@/navigation/go'
import { openOrder } from '@/parts/order/openOrder'
import { Pressable } from '@/platform/Pressable'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './ExpenseRow.module.scss'

type Expense = Out<'/tp5/api/UserFee/feeLists'>['list'][number]

/** Where one sees what stands behind it. */
function open({ order_sn, seller, withdrawal_no, income_id }: Expense) {
  if (seller) return openOrder({ order_sn, seller })
  if (withdrawal_no) return go('withdrawalList', { withdrawal_no })
  return go('earningsDetails', { income_id })
}

export function ExpenseRow({ expense }: { expense: Expense }) {
  const { kind_text, title, amount, at } = expense
  return (
    <Pressable role="link" className={styles.row} onPress={() => void open(expense)}>
      <Media
        end={
          <View className={styles.sum}>
            <Text strong tone={amount > 0 ? 'ok' : 'ink'}>
              {signedMoney(amount)}
            </Text>
          </View>
        }
      >
        <Text lines={2}>{title}</Text>
        <Text size="xs" tone="ink3">
          {`${kind_text} ・ ${monthDayHour(new Date(at))}`}
        </Text>
      </Media>
    </Pressable>
  )
}
