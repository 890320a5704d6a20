import { useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { refused } from '@/ui/illustrations/occasions/refused'
import { Message } from '@/ui/state/Message'
import { InvoiceForm } from './InvoiceForm'
import { OneInvoice } from './OneInvoice'

/** The invoice of one of my orders: to be asked for, or how it stands. */
export default function InvoicePage() {
  const { order_sn } = useRoute('invoice')
  const [again, setAgain] = useState(false)
  const call = useRead('/tp5/api/Invoice/ask', { order_sn })
  const { data } = call
  if (!data) return <UnloadedScreen route="invoice" call={call} rows={4} />
  const { invoice, why_not } = data
  if (invoice && !(again && !why_not))
    return <OneInvoice invoice={invoice} onAgain={why_not ? undefined : () => setAgain(true)} />
  if (!why_not)
    return <InvoiceForm orderSn={order_sn} asked={data} onSent={() => setAgain(false)} />
  return (
    <Screen route="invoice">
      <Message scene={refused} title={why_not}>
        <Button onPress={() => void replace('orderDetails', { order_sn })}>看订单</Button>
      </Message>
    </Screen>
  )
}
