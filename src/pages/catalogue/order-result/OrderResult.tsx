import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AllowCard } from '@/parts/message/AllowCard'
import type { Template } from '@/parts/message/useAllowing'
import { Result } from '@/blocks/result/Result'
import { openResult } from '@/parts/order/resultPage'
import { WhichOrder } from '@/parts/order/WhichOrder'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import styles from './OrderResult.module.scss'
import { type Done, resultFacts, resultWords } from './resultWords'

interface OrderResultProps {
  route: RouteName
  /** What was received and the next step to take; nothing of it before the money is paid. */
  children?: (done: Done) => ReactNode
}

const parcelTemplates: readonly Template[] = ['parcel', 'afterSale', 'refund']

/** The exchange is done: what happened, what comes next, and the way to the order. */
export function OrderResult({ route, children }: OrderResultProps) {
  const { order_sn } = useRoute('exchangeSuccess')
  if (order_sn) return <OneResult route={route} orderSn={order_sn} next={children} />
  return <WhichOrder route={route} onChoose={(order) => void openResult(order)} />
}

interface OneResultProps {
  route: RouteName
  orderSn: string
  next: OrderResultProps['children']
}

function OneResult({ route, orderSn: order_sn, next: nextOf }: OneResultProps) {
  const call = useRead('/tp5/api/ExchangeShop/Goods/exchangeSuccess', { order_sn })
  const { data } = call
  if (!data) return <UnloadedScreen route={route} call={call} rows={1} />
  const unpaid = data.state === 'unpaid'
  const next = !unpaid && nextOf?.(data)
  return (
    <Screen route={route}>
      <Result scene={unpaid ? waiting : exchanged} {...resultWords(data)} facts={resultFacts(data)}>
        {next && <View className={styles.next}>{next}</View>}
        {!unpaid && data.kind === 'goods' && (
          <View className={styles.next}>
            <AllowCard templates={parcelTemplates} text="发货、退款时用微信告诉您" />
          </View>
        )}
        {unpaid && (
          <Button shape="full" onPress={() => void go('orderPay', { order_sn })}>
            去付款
          </Button>
        )}
        <Button
          kind={next || unpaid ? 'outline' : 'primary'}
          shape="full"
          onPress={() => void replace('orderDetails', { order_sn })}
        >
          看订单
        </Button>
        <Button kind="text" shape="full" onPress={() => void go('exchangeShop')}>
          继续逛
        </Button>
      </Result>
    </Screen>
  )
}
