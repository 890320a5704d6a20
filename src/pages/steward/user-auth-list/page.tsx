import { PagedList } from '@/blocks/list/PagedList'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useKept } from '@/navigation/useKept'
import { Answer } from '@/parts/steward/Answer'
import { ResidentRow } from '@/parts/steward/ResidentRow'
import type { Resident } from '@/parts/steward/steward'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

type State = Resident['state']

const nobody: Record<State, { title: string; text: string }> = {
  asked: { title: '没有等您确认的', text: '邻居把村设为自己的村，就会出现在这里' },
  approved: { title: '还没有确认过谁', text: '确认过的都留在这里' },
  refused: { title: '没有不通过的', text: '不通过的和原因都留在这里' },
}

/** Who asks to belong to my villages, and who was answered. */
export default function UserAuthList() {
  const [state, setState] = useKept<State>('state', 'asked')
  const paged = usePaged('/tp5/api/Housekeep/authUserList', { state })
  const asked = useLast(paged.first?.asked)
  return (
    <StaffScreen route="userAuthList" needs={paged}>
      <PagedList
        paged={paged}
        header={
          <Tabs
            label="确认到哪一步"
            choices={[
              { value: 'asked', text: asked ? `等确认 ${asked}` : '等确认' },
              { value: 'approved', text: '已确认' },
              { value: 'refused', text: '没通过' },
            ]}
            value={state}
            onChoose={setState}
          />
        }
        skeleton={<RowsSkeleton />}
        empty={<Empty {...nobody[state]} />}
      >
        {(residents) => (
          <Stack>
            <Chunked rows={residents}>
              {(resident) => (
                <ResidentRow key={resident.member_id} resident={resident}>
                  {resident.state === 'asked' && <Answer resident={resident} />}
                </ResidentRow>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
