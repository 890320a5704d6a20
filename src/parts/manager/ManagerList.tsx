import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import type { Unfinished } from '@/blocks/state/Unloaded'
import type { PagedState } from '@/cache/usePaged'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { StaffRoute } from '@/routes/route'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'

interface ManagerListProps<Row> {
  route: StaffRoute
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** What the head cannot say anything without: the list waits for it. */
  call?: Unfinished
  /** Stays while other days are asked for. */
  bar?: ReactNode
  /** Comes with the list, in the place of its outline, so that nothing moves. */
  head: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The same for a long list. */
export function ManagerList<Row>({
  route,
  paged,
  call,
  bar,
  head,
  empty,
  children,
}: ManagerListProps<Row>) {
  const shown = call?.loading ? { ...paged, rows: [], state: 'loading' as const } : paged
  return (
    <StaffScreen route={route} needs={paged}>
      <PagedList
        paged={shown}
        header={<Stack inset>{bar}</Stack>}
        skeleton={<RowsSkeleton />}
        empty={
          <Stack>
            {head}
            {empty}
          </Stack>
        }
      >
        {(rows) => (
          <Stack>
            {head}
            {children(rows)}
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
