import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function Successful() {
  return (
    <Screen route="successful">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
