import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function MemberDetails() {
  return (
    <Screen route="memberDetails">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
