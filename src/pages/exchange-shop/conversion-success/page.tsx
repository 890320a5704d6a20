import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Screen } from '@/ui/screen/Screen'

export default function ConversionSuccess() {
  return (
    <Screen route="conversionSuccess">
      <RowsSkeleton rows={3} />
    </Screen>
  )
}
