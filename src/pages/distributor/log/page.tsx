import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { NotYet } from '@/parts/distributor/NotYet'
import type { Recruitment } from '@/parts/distributor/distributor'
import { Button } from '@/ui/button/Button'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Recruit } from './Recruit'

/** Whom I recruited, and what each of them has done. */
export default function DistributorActivityLog() {
  const closed = useClosed()
  const check = useRead('/tp5/api/RecruitDistributor/check')
  if (closed('inviteReward')) return <ClosedScreen route="distributorActivityLog" />
  if (!check.data) return <UnloadedScreen route="distributorActivityLog" call={check} rows={4} />
  const { joined_at: joinedAt, recruitment } = check.data
  if (!joinedAt || !recruitment)
    return <NotYet route="distributorActivityLog" recruitment={recruitment} />
  return <Recruits recruitment={recruitment} />
}

function Recruits({ recruitment }: { recruitment: Recruitment }) {
  const paged = usePaged('/tp5/api/RecruitDistributor/lists', {})
  const id = String(recruitment.recruit_distributor_id)
  const empty = (
    <Empty title="还没有邻居来" text="把海报发给邻居，扫码登录、接受邀请就算来了">
      <Button
        kind="soft"
        onPress={() => void go('distributorActivity', { recruit_distributor_id: id })}
      >
        看我的海报
      </Button>
    </Empty>
  )
  return (
    <Screen route="distributorActivityLog">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(people) => (
          <Stack>
            <Chunked rows={people}>
              {(person) => <Recruit key={person.name + person.bound_at} person={person} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
