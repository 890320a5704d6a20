import { PagedList } from '@/blocks/list/PagedList'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { ShareCell } from '@/parts/sharing/ShareCell'
import { useIdentity } from '@/session/useIdentity'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { MatchRow } from './MatchRow'
import { Next } from './Next'
import { Today } from './Today'

/** Points are staked for tomorrow's morning, and shared among those who are there. */
export default function SignInMatch() {
  const closed = useClosed()
  const signedIn = useIdentity() !== ''
  if (closed('signInMatch')) return <ClosedScreen route="signInMatch" />
  return <OpenMatch signedIn={signedIn} />
}

function OpenMatch({ signedIn }: { signedIn: boolean }) {
  const call = useRead('/tp5/api/UserSignIn/match')
  const { data: match } = call
  if (!match) return <UnloadedScreen route="signInMatch" call={call} rows={3} />
  const top = (
    <Stack inset>
      {match.today && <Today today={match.today} decided={match.decided} />}
      <Next match={match} signedIn={signedIn} />
      <Card bare>
        <ShareCell />
        <Cell icon="doc" title="规则和分法" onPress={() => void go('signInRuler')} />
      </Card>
      {signedIn && <SectionHead title="我的打卡赛" />}
    </Stack>
  )
  return <Screen route="signInMatch">{signedIn ? <Mine header={top} /> : top}</Screen>
}

function Mine({ header }: { header: React.ReactNode }) {
  const paged = usePaged('/tp5/api/UserSignIn/matches', {})
  return (
    <PagedList
      paged={paged}
      header={header}
      skeleton={<RowsSkeleton rows={2} />}
      empty={<Empty title="还没参加过" text="报名一次，结果会记在这里" />}
    >
      {(rows) => (
        <Card bare>
          {rows.map((row) => (
            <MatchRow key={row.day} row={row} />
          ))}
        </Card>
      )}
    </PagedList>
  )
}
