import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'

/** Who looked at what is mine, at what and when. */
export default function FamilyLooks() {
  const paged = usePaged('/tp5/api/ExchangeShop/HealthFamily/looks', {})
  const empty = <Empty title="还没有人看过" text="家人每看一次，这里就记一行" />
  return (
    <Screen route="healthFamilyLooks">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Card bare>
            {rows.map(({ name, what, at, when }) => (
              <Cell key={`${at} ${name} ${what}`} title={`${name}看了${what}`} value={when} />
            ))}
          </Card>
        )}
      </PagedList>
    </Screen>
  )
}
