import type { ReactElement, ReactNode } from 'react'
import type { PagedState } from '@/cache/usePaged'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { PagedList } from './PagedList'

interface WhichProps<Row> {
  route: RouteName
  /** Which of the rows is meant. */
  question: string
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** Other places where it may be found. */
  header?: ReactNode
  empty: ReactNode
  /** A row that can be chosen. */
  children: (row: Row) => ReactElement
}

/** The page of one thing, opened by an address that does not say which: the person says it. */
export function Which<Row>({ route, question, paged, header, empty, children }: WhichProps<Row>) {
  return (
    <Screen route={route} title={question}>
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>{children}</Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
