import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function DiscountCoupon() {
  return (
    <Screen route="discountCoupon">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
