import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import type { PagedState } from '@/cache/usePaged'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { StaffRoute } from '@/routes/route'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'

interface OperatorListProps<Row> {
  route: StaffRoute
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** Stays while something else is asked for. */
  head: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A long list for who runs machines. */
export function OperatorList<Row>({ route, paged, head, empty, children }: OperatorListProps<Row>) {
  return (
    <StaffScreen route={route} needs={paged}>
      <PagedList
        paged={paged}
        header={<Stack inset>{head}</Stack>}
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {children}
      </PagedList>
    </StaffScreen>
  )
}
