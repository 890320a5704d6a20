import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function DigitalGoods() {
  return (
    <Screen route="digitalGoods">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
