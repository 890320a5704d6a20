import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function VipOrderConfirm() {
  return (
    <Screen route="vipOrderConfirm">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
