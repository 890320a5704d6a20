import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function BusinessPackets() {
  return (
    <Screen route="businessPackets">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
