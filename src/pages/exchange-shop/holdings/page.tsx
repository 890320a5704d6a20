import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function MyHoldings() {
  return (
    <Screen route="myHoldings">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
