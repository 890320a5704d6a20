import type { Out } from '@contract/api'
import { allTime, type DateRange, daysAsked } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { useClosed } from '@/cache/useClosed'
import { usePaged } from '@/cache/usePaged'
import { money, signedMoney } from '@/format/money'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { incomeTones } from '@/parts/earnings/earnings'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

const path = '/tp5/api/InviteReward/log'

const tierNames = { 1: '您请来的', 2: '邻居请来的' } as const

const sumWords = ({ income, taken_back }: Pick<Out<typeof path>, 'income' | 'taken_back'>) =>
  taken_back > 0 ? `共 ${money(income)}，其中收回 ${money(taken_back)}` : `共 ${money(income)}`

/** Each reward of my invitations, with how its income stands. */
export default function MultilevelLog() {
  const closed = useClosed()
  const [range, setRange] = useKept<DateRange>('range', allTime)
  const paged = usePaged(path, daysAsked(range))
  if (closed('inviteReward')) return <ClosedScreen route="multilevelLog" />
  const header = (
    <Stack inset>
      <Row justify="between" wrap="close">
        <RangeButton range={range} onRange={setRange} />
        <Text size="sm" tone="ink2">
          {paged.first ? sumWords(paged.first) : ' '}
        </Text>
      </Row>
    </Stack>
  )
  const empty = range.start_time ? (
    <Empty title="这段时间没有奖励" text="换个时间看看" />
  ) : (
    <Empty title="还没有奖励" text="您请来的邻居做完广告任务，这里就有了">
      <Button kind="soft" onPress={() => void go('multilevel')}>
        看怎么算
      </Button>
    </Empty>
  )
  return (
    <Screen route="multilevelLog">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rewards) => (
          <Stack>
            <Chunked rows={rewards}>
              {({ name, tier, cents, state, state_text, created_at }) => (
                <Card key={`${created_at} ${name} ${tier} ${cents}`}>
                  <Stack gap="s2">
                    <WhenAndState time={created_at} tone={incomeTones[state]} state={state_text} />
                    <Media end={<Text strong>{signedMoney(cents)}</Text>}>
                      <Text>{`${tierNames[tier]}${name}做完一个任务`}</Text>
                    </Media>
                  </Stack>
                </Card>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
