import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function PointsTask() {
  return (
    <Screen route="pointsTask">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
