import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function Authentication() {
  return (
    <Screen route="authentication">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
