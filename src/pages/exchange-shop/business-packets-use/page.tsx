import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function BusinessPacketsUse() {
  return (
    <Screen route="businessPacketsUse">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
