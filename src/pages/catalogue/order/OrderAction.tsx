import { View } from '@tarojs/components'
import { LastTry } from '@/blocks/form/LastTry'
import { costParts, priceOf } from '@/parts/order/cost'
import type { Cost } from '@/parts/order/order'
import { wayOutOf } from '@/parts/order/wayOut'
import { messageOf } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { checkAgain } from '@/request/useOnce'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/FieldError'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Price } from '@/ui/price/Price'
import { Text } from '@/ui/text/Text'
import styles from './OrderAction.module.scss'

interface OrderActionProps {
  cost: Cost
  busy: boolean
  /** Why this number cannot be had. */
  blocked: unknown
  /** Why the last try failed. */
  error: unknown
  needsAddress: boolean
  /** What is said of an earlier try whose answer is missing; nothing else is done before it is known. */
  missing: string | undefined
  onConfirm: () => void
}

const fillAddress = '先填收货地址'

const confirmWords = (cost: Cost): string => {
  const { held, cash } = costParts(cost)
  if (!held) return `确认，付 ${cash}`
  return [`确认，扣 ${held}`, ...(cash ? [`再付 ${cash}`] : [])].join('，')
}

/** The last word: what it costs, what stands in the way, and the one button. */
export function OrderAction(props: OrderActionProps) {
  const { cost, busy, blocked, error, needsAddress, missing, onConfirm } = props
  const over = isRefusal(error, 'ticketSpent')
  const isShut = missing === undefined && (blocked !== undefined || over)
  const short = costParts(cost).held ? '确认兑换' : '确认购买'
  const [label, text] = missing
    ? [checkAgain, checkAgain]
    : needsAddress
      ? [fillAddress, fillAddress]
      : [confirmWords(cost), short]
  return (
    <View>
      {missing ? (
        <View className={styles.fault}>
          <LastTry words={missing} />
        </View>
      ) : (
        <Obstacle error={blocked ?? error} />
      )}
      <View className={styles.row}>
        <View className={styles.sum}>
          <Text size="xs" tone="ink3">
            合计
          </Text>
          <Price {...priceOf(cost)} />
        </View>
        <View className={styles.button}>
          <Button shape="full" label={label} busy={busy} disabled={isShut} onPress={onConfirm}>
            {text}
          </Button>
        </View>
      </View>
    </View>
  )
}

function Obstacle({ error }: { error: unknown }) {
  if (error === undefined) return null
  const way = wayOutOf(error)
  if (way) {
    return <ReasonStrip reason={messageOf(error)} way={way.text} onWay={() => void way.follow()} />
  }
  const words = isRefusal(error, 'ticketExpired')
    ? '刚才停留太久，已按现在的价格重新核对，请看清楚再确认一次'
    : messageOf(error)
  return (
    <View className={styles.fault}>
      <FieldError text={words} />
    </View>
  )
}
