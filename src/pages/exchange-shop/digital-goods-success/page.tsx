import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function DigitalGoodsSuccess() {
  return (
    <Screen route="digitalGoodsSuccess">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
