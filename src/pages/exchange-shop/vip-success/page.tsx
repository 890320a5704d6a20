import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function VipSuccess() {
  return (
    <Screen route="vipSuccess">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
