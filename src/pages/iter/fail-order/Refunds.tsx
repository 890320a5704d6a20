import type { ReactNode } from 'react'
import { usePaged } from '@/cache/usePaged'
import { fullTime } from '@/format/date'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { OperatorList } from '@/parts/iter/OperatorList'
import { SaleRow } from '@/parts/iter/SaleRow'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface RefundsProps {
  head: ReactNode
  machine: ChosenMachine
}

export function Refunds({ head, machine }: RefundsProps) {
  const paged = usePaged('/tp5/api/RefundOrder/list', machine)
  const empty = <Empty title="没有退款" text="退给顾客的订单会在这里" />
  return (
    <OperatorList route="failOrder" paged={paged} head={head} empty={empty}>
      {(rows) => (
        <Stack>
          {rows.map((row) => (
            <SaleRow
              key={row.order_sn}
              sale={row}
              tag={<Tag tone={row.done ? 'ok' : 'warn'}>{row.done ? '已退回' : '退款中'}</Tag>}
            >
              <Text size="sm" tone="ink2">
                {`${row.why} · ${fullTime(new Date(row.refunded_at))}`}
              </Text>
            </SaleRow>
          ))}
        </Stack>
      )}
    </OperatorList>
  )
}
