import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { GuardClosed } from '@/parts/health/guard/GuardClosed'
import { Guarded } from './Guarded'

/** What the guard found, and all that it offers. */
export default function GuardHome() {
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/introduce')
  if (!call.data) return <UnloadedScreen route="guardHome" call={call} rows={5} />
  return call.data.open ? <Guarded guard={call.data} /> : <GuardClosed route="guardHome" />
}
