import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Result } from '@/blocks/result/Result'
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

/** The exchange is done: what happened, what comes next, and the way to the order. */
export function OrderResult({ route, children }: OrderResultProps) {
  const { order_sn } = useRoute('exchangeSuccess')
  const call = useRead('/tp5/api/ExchangeShop/Goods/exchangeSuccess', { order_sn })
  const { data } = call
  if (!data) return <UnloadedScreen route={route} call={call} rows={1} />
  const unpaid = data.state === 'unpaid'
  const next = !unpaid && children?.(data)
  return (
    <Screen route={route}>
      <Result scene={unpaid ? waiting : exchanged} {...resultWords(data)} facts={resultFacts(data)}>
        {next && <View className={styles.next}>{next}</View>}
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
