import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function OldManOrderSuccess() {
  return (
    <Screen route="oldManOrderSuccess">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
