import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import type { PagedState } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { StaffProof } from '@/parts/auth/StaffProof'
import { isRefusal } from '@/request/refusalCodes'
import type { RouteName } from '@/routes/route'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { NotOperator } from './NotOperator'

interface OperatorListProps<Row> {
  route: RouteName
  paged: PagedState<{ list: Row[]; next: string | null }>
  /** Stays while something else is asked for. */
  head: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A long list for who runs machines: it asks for a proof where one is wanted. */
export function OperatorList<Row>({ route, paged, head, empty, children }: OperatorListProps<Row>) {
  const stranger = paged.state === 'error' && isRefusal(paged.error, 'forbidden')
  return (
    <Screen route={route}>
      {stranger ? (
        <NotOperator onSignedOut={() => void go('windowManagement')} />
      ) : (
        <PagedList
          paged={paged}
          header={<Stack inset>{head}</Stack>}
          skeleton={<RowsSkeleton />}
          empty={empty}
        >
          {children}
        </PagedList>
      )}
      <StaffProof />
    </Screen>
  )
}
