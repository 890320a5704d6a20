import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

const kinds = { question: '提问', objection: '申诉' } as const

interface TicketsProps {
  header: ReactNode
  onAsk: () => void
}

/** What I have asked and objected to, with what the house said. */
export function Tickets({ header, onAsk }: TicketsProps) {
  const paged = usePaged('/tp5/api/UserTicket/lists', {})
  const ask = (
    <Button kind="soft" shape="full" onPress={onAsk}>
      我要提问
    </Button>
  )
  return (
    <PagedList
      paged={paged}
      header={header}
      skeleton={<RowsSkeleton />}
      empty={
        <Empty scene={noResult} title="还没有问过" text="任务和收入有不明白的，尽管问">
          {ask}
        </Empty>
      }
    >
      {(rows) => (
        <Stack inset>
          {ask}
          {rows.map((ticket) => (
            <Card key={ticket.ticket_id}>
              <Stack gap="s2">
                <WhenAndState
                  time={ticket.created_at}
                  tone={ticket.state === 'open' ? 'brand' : 'ok'}
                  state={ticket.state === 'open' ? '等待回复' : '已回复'}
                />
                <Text strong>
                  {ticket.kind === 'objection'
                    ? `${kinds.objection}：${ticket.about}`
                    : kinds.question}
                </Text>
                <Text size="sm">{ticket.words}</Text>
                {ticket.answer && <Text size="sm" tone="brand">{`邻集：${ticket.answer}`}</Text>}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </PagedList>
  )
}
