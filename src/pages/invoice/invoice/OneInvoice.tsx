import { Screen } from '@/blocks/screen/Screen'
import { CallError } from '@/blocks/form/CallError'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import type { Invoice } from '@/parts/invoice/invoice'
import { CopyRow } from '@/parts/order/CopyRow'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface OneInvoiceProps {
  invoice: Invoice
  /** Where another one can be had. */
  onAgain: (() => void) | undefined
}

/** How an invoice stands, and what can still be done with it. */
export function OneInvoice({ invoice, onAgain }: OneInvoiceProps) {
  const { invoice_no, order_sn, state_text, hint, number, cancellable } = invoice
  const cancel = useSubmit(async () => {
    await api.post('/tp5/api/Invoice/cancel', { invoice_no })
    toast('已撤回')
  })
  return (
    <Screen
      route="invoice"
      action={
        <ServiceBar about={order_sn}>
          <Button kind="outline" onPress={() => void go('invoices')}>
            全部发票
          </Button>
          {cancellable === 1 && (
            <Button kind="outline" busy={cancel.busy} onPress={() => void cancel.submit()}>
              撤回申请
            </Button>
          )}
          {onAgain && <Button onPress={onAgain}>重新申请</Button>}
        </ServiceBar>
      }
    >
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text size="lg" strong>
              {state_text}
            </Text>
            <Text size="sm" tone="ink2">
              {hint}
            </Text>
          </Stack>
        </Card>
        <Card>
          {number && <CopyRow name="发票号码" text={number} />}
          <Facts facts={factsOf(invoice)} />
        </Card>
        <CallError error={cancel.error} />
      </Stack>
    </Screen>
  )
}

const factsOf = ({ title, tax_number, email, amount, goods, created_at, issued_at }: Invoice) => [
  { name: '抬头', value: title },
  ...(tax_number ? [{ name: '税号', value: tax_number }] : []),
  { name: '邮箱', value: email },
  { name: '商品', value: goods },
  { name: '金额', value: money(amount) },
  { name: '申请时间', value: fullTime(new Date(created_at)) },
  ...(issued_at ? [{ name: '开票时间', value: fullTime(new Date(issued_at)) }] : []),
]
