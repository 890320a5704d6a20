import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { useClosed } from '@/cache/useClosed'
import { usePaged } from '@/cache/usePaged'
import { amount } from '@/format/amount'
import { dayOf } from '@/format/date'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Avatar } from '@/ui/avatar/Avatar'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** Whom I invited, and what they and those they invited have earned me. */
export default function Subordinate() {
  const { rules } = useRoute('subordinate')
  const closed = useClosed()
  const paged = usePaged('/tp5/api/InviteReward/people', {
    rules: rules === 'former' ? 'former' : 'today',
  })
  if (closed('inviteReward')) return <ClosedScreen route="subordinate" />
  return (
    <Screen route="subordinate">
      <PagedList
        paged={paged}
        skeleton={<RowsSkeleton />}
        empty={
          <Empty title="还没有邻居来" text="把邀请海报发给邻居，扫码登录就算来了">
            <Button kind="soft" onPress={() => void go('newGuest')}>
              看邀请海报
            </Button>
          </Empty>
        }
      >
        {(people) => (
          <Stack>
            <Chunked rows={people}>
              {({ name, bound_at, cents, guests, guests_cents }) => (
                <Card key={name + bound_at}>
                  <Media
                    start={<Avatar name={name} />}
                    end={<Text strong>{money(cents + guests_cents)}</Text>}
                  >
                    <Stack gap="s1">
                      <Text strong>{name}</Text>
                      <Text size="sm" tone="ink2">
                        {`${dayOf(new Date(bound_at))}来，做任务给您带来 ${money(cents)}`}
                      </Text>
                      {guests > 0 && (
                        <Text size="sm" tone="ink2">
                          {`又请来 ${amount(guests)} 人，带来 ${money(guests_cents)}`}
                        </Text>
                      )}
                    </Stack>
                  </Media>
                </Card>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
