import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function GoodsOfKind() {
  return (
    <Screen route="goodsOfKind">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
