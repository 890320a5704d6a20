import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function HoldingInvite() {
  return (
    <Screen route="holdingInvite">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
