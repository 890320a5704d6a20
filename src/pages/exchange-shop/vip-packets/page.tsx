import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function VipPackets() {
  return (
    <Screen route="vipPackets">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
