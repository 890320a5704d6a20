import { money } from '@/format/money'
import { fullTime } from '@/format/date'
import { placeLine, whoLine } from '@/parts/address/addressLines'
import type { RefillOrder } from '@/parts/iter/refill'
import { CopyRow } from '@/parts/order/CopyRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Actions } from './Actions'
import { Lines } from './Lines'
import { Questions } from './Questions'
import { useActions } from './useActions'

export function OneOrder({ order }: { order: RefillOrder }) {
  const actions = useActions(order)
  return (
    <StaffScreen route="purchaseOrderDetail" action={<Actions order={order} actions={actions} />}>
      <Stack inset>
        <Card>
          <Text size="lg" strong>
            {order.state_text}
          </Text>
          {order.difference_text && (
            <Text size="sm" tone="warn">
              {order.difference_text}
            </Text>
          )}
          {order.answer && (
            <Text size="sm" tone="ink2">
              {`仓库答复：${order.answer}`}
            </Text>
          )}
        </Card>
        <Lines order={order} onPut={actions.put} />
        {order.address && (
          <Card>
            <Text strong>{whoLine(order.address)}</Text>
            <Text size="sm" tone="ink2">
              {placeLine(order.address)}
            </Text>
          </Card>
        )}
        <Card>
          <CopyRow name="单号" text={order.order_sn} />
          <Facts facts={factsOf(order)} />
        </Card>
      </Stack>
      <Questions order={order} actions={actions} />
    </StaffScreen>
  )
}

const factsOf = ({ pay, owed, said, created_at, sum }: RefillOrder): Fact[] => [
  { name: '合计', value: money(sum), strong: true },
  { name: '付款', value: pay === 'money' ? '微信支付' : '记账' },
  ...(owed > 0 ? [{ name: '还要结清', value: money(owed) }] : []),
  ...(said ? [{ name: '收货说明', value: said }] : []),
  { name: '下单时间', value: fullTime(new Date(created_at)) },
]
