import { View } from '@tarojs/components'
import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'
import { go } from '@/navigation/go'
import { messageOf } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/Field'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Price } from '@/ui/price/Price'
import styles from './OrderAction.module.scss'

interface OrderActionProps {
  amount: number
  type: ExchangeType
  busy: boolean
  /** Why this number cannot be had. */
  blocked: unknown
  /** Why the last try failed. */
  error: unknown
  needsAddress: boolean
  onConfirm: () => void
}

export function OrderAction({
  amount,
  type,
  busy,
  blocked,
  error,
  needsAddress,
  onConfirm,
}: OrderActionProps) {
  const spent = isRefusal(error, 'ticketSpent')
  const words = needsAddress ? '先填收货地址' : `确认，扣 ${grouped(amount)} ${currencyName(type)}`
  return (
    <View>
      {spent && (
        <ReasonStrip
          reason={messageOf(error)}
          way="我的兑换"
          onWay={() => void go('exchangeLog')}
        />
      )}
      <View className={styles.action}>
        {blocked !== undefined && <FieldError text={messageOf(blocked)} />}
        {error !== undefined && !spent && <FieldError text={messageOf(error)} />}
        <View className={styles.row}>
          <View className={styles.sum}>
            <View className={styles.caption}>合计</View>
            <Price {...(type === 1 ? { points: amount } : { gold: amount })} />
          </View>
          <View className={styles.button}>
            <Button
              shape="full"
              label={words}
              busy={busy}
              disabled={blocked !== undefined || spent}
              onPress={onConfirm}
            >
              {needsAddress ? '先填收货地址' : '确认兑换'}
            </Button>
          </View>
        </View>
      </View>
    </View>
  )
}
