import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

interface AfterSaleCellsProps {
  orderSn: string
  /** Everything has gone back: there is nothing more to ask for. */
  refunded: boolean
}

/** From an order that was delivered to what can be done, or is being done, about it. */
export function AfterSaleCells({ orderSn, refunded }: AfterSaleCellsProps) {
  const { data } = useRead('/tp5/api/OrderSaleService/list', { order_sn: orderSn })
  const [latest] = data?.list ?? []
  const isOpen = latest && latest.actions.length > 0
  if (refunded && !latest) return null
  return (
    <Card bare>
      {latest && (
        <Cell
          icon="refresh"
          title="售后进度"
          value={latest.state_text}
          onPress={() => void go('lookAfter', { after_sale_no: latest.after_sale_no })}
        />
      )}
      {!isOpen && !refunded && (
        <Cell
          icon="headset"
          title="申请售后"
          value="有问题点这里"
          onPress={() => void go('afterSale', { order_sn: orderSn })}
        />
      )}
    </Card>
  )
}
