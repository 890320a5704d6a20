import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function Logistics() {
  return (
    <Screen route="logistics">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
