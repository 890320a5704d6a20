import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** From an order that was paid in money to its invoice. */
export function InvoiceCell({ orderSn }: { orderSn: string }) {
  const { data } = useRead('/tp5/api/Invoice/ask', { order_sn: orderSn })
  return (
    <Card bare>
      <Cell
        icon="doc"
        title="发票"
        value={data?.invoice?.state_text ?? '申请电子发票'}
        onPress={() => void go('invoice', { order_sn: orderSn })}
      />
    </Card>
  )
}
