import type { ReactElement, ReactNode } from 'react'
import type { PagedState } from '@/cache/usePaged'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { PagedList } from './PagedList'

export interface ChoicesProps<Row> {
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** Other places where it may be found. */
  header?: ReactNode
  empty: ReactNode
  /** A row that can be chosen. */
  children: (row: Row) => ReactElement
}

/** A long list of which one is to be chosen. */
export const Choices = <Row,>({ paged, header, empty, children }: ChoicesProps<Row>) => (
  <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
    {(rows) => (
      <Stack>
        <Chunked rows={rows}>{children}</Chunked>
      </Stack>
    )}
  </PagedList>
)
