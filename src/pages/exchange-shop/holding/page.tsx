import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function Holding() {
  return (
    <Screen route="holding">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
