import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { GuardClosed } from '@/parts/health/guard/GuardClosed'
import { ReportSheet } from './ReportSheet'

/** Thirty days on one sheet: to read, to print and to show a doctor. */
export default function GuardReport() {
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/guardReport')
  if (!call.data) return <UnloadedScreen route="guardReport" call={call} rows={6} />
  return call.data.open ? <ReportSheet report={call.data} /> : <GuardClosed route="guardReport" />
}
