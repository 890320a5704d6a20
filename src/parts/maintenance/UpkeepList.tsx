import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import type { PagedState } from '@/cache/usePaged'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import type { RouteName } from '@/routes/route'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'

interface UpkeepListProps<Row> {
  route: RouteName
  title?: string
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** Stays while the list changes. */
  head?: ReactNode
  /** Comes with the list, in the place of its outline, so that nothing moves. */
  lead?: ReactNode
  empty: ReactNode
  action?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The same for a long list. */
export function UpkeepList<Row>(props: UpkeepListProps<Row>) {
  const { route, title, paged, head, lead, empty, action, children } = props
  return (
    <StaffScreen route={route} role="maintainer" title={title} needs={paged} action={action}>
      <PagedList
        paged={paged}
        header={
          <Stack inset>
            <OutboxCard />
            {head}
          </Stack>
        }
        skeleton={<RowsSkeleton />}
        empty={
          <Stack>
            {lead}
            {empty}
          </Stack>
        }
      >
        {(rows) => (
          <Stack>
            {lead}
            {children(rows)}
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
