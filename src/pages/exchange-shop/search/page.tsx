import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function SearchGoods() {
  return (
    <Screen route="searchGoods">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
