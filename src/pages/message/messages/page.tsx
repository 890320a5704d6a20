import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { Button } from '@/ui/button/Button'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Day } from './Day'
import { Head } from './Head'
import { type Message, MessageRow } from './MessageRow'

const read = (input: { message_id?: string }) =>
  // nobody waits for it: what was not noted is unread still
  void api.post('/tp5/api/Message/messagePageClick', input).catch(() => undefined)

const dayIn = (rows: readonly Message[], index: number) => {
  const row = rows[index]
  return row && dayOf(new Date(row.created_at))
}

export default function Messages() {
  const paged = usePaged('/tp5/api/Message/messagePage', {})
  const { first } = paged
  const empty = (
    <Empty title="还没有消息" text="订单、卡券和活动有了进展，会在这里告诉您">
      <Button kind="soft" onPress={() => void go('reminders')}>
        选择怎么提醒我
      </Button>
    </Empty>
  )
  return (
    <Screen route="messages">
      <PagedList
        paged={paged}
        header={
          <Head
            unread={first?.unread ?? 0}
            keptDays={first?.kept_days}
            onReadAll={() => read({})}
          />
        }
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(rows) => (
          <Chunked rows={rows}>
            {(message, index) => (
              <MessageRow
                key={message.message_id}
                message={message}
                day={
                  dayIn(rows, index) === dayIn(rows, index - 1) ? null : (
                    <Day time={message.created_at} />
                  )
                }
                onRead={read}
              />
            )}
          </Chunked>
        )}
      </PagedList>
    </Screen>
  )
}
