import { useEffect } from 'react'
import { money } from '@/format/money'
import { Button } from '@/ui/button/Button'
import { paid } from '@/ui/illustrations/occasions/paid'
import { Screen } from '@/blocks/screen/Screen'
import { Message } from '@/ui/state/Message'
import { showOrder, showPaid } from './nextPages'
import type { PayDetail } from './payWords'

/** The money is there: this page gives way to what it was paid for. */
export function Paid({ detail }: { detail: PayDetail }) {
  const { order_sn } = detail
  useEffect(() => {
    void showPaid(detail)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an order, however often it is asked for
  }, [order_sn])
  return (
    <Screen route="orderPay">
      <Message scene={paid} title="付好了" text={`已付 ${money(detail.money)}`}>
        <Button onPress={() => void showOrder(detail)}>看订单</Button>
      </Message>
    </Screen>
  )
}
