import { type ReactNode, useEffect } from 'react'
import { usePaged } from '@/cache/usePaged'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { OperatorList } from '@/parts/iter/OperatorList'
import { SaleRow } from '@/parts/iter/SaleRow'
import { outcomeTags } from '@/parts/iter/sales'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface FailuresProps {
  head: ReactNode
  machine: ChosenMachine
  /** Those that nobody has settled yet, or the others. */
  open: boolean
  onOpen: (number: number) => void
}

export function Failures({ head, machine, open, onOpen }: FailuresProps) {
  const paged = usePaged('/tp5/api/AbnormalOrder/list', { open: open ? '1' : '0', ...machine })
  const waiting = paged.first?.open
  useEffect(() => {
    if (waiting !== undefined) onOpen(waiting)
  }, [waiting, onOpen])
  const empty = open ? (
    <Empty title="没有要处理的" text="出货都正常，没出货的都处理过了" />
  ) : (
    <Empty title="还没有处理过" text="处理过的异常订单会留在这里" />
  )
  return (
    <OperatorList route="failOrder" paged={paged} head={head} empty={empty}>
      {(rows) => (
        <Stack>
          {rows.map((row) => (
            <SaleRow
              key={row.order_sn}
              sale={row}
              tag={<Tag tone={outcomeTags[row.outcome].tone}>{outcomeTags[row.outcome].text}</Tag>}
            >
              <Text size="sm" tone="ink2">
                {row.mark ? `${row.mark.text}：${row.mark.note}` : row.outcome_text}
              </Text>
            </SaleRow>
          ))}
        </Stack>
      )}
    </OperatorList>
  )
}
