import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function BusinessSuccess() {
  return (
    <Screen route="businessSuccess">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
