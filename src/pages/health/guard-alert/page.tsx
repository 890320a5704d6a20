import { Which } from '@/blocks/list/Which'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { AlertCard } from '@/parts/health/guard/AlertCard'
import { Empty } from '@/ui/state/Empty'
import { OneAlert } from './OneAlert'

/** One thing that the guard found; without a number, which of them. */
export default function GuardAlert() {
  const { alert_id: alertId } = useRoute('guardAlert')
  return alertId ? <Asked alertId={alertId} /> : <WhichAlert />
}

function Asked({ alertId }: { alertId: string }) {
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/detail', { alert_id: alertId })
  if (!call.data) return <UnloadedScreen route="guardAlert" call={call} rows={4} />
  return <OneAlert alert={call.data} />
}

function WhichAlert() {
  const paged = usePaged('/tp5/api/ExchangeShop/HealthGuard/lists', {})
  const empty = <Empty title="还没有提醒" text="有了提醒会出现在这里" />
  return (
    <Which route="guardAlert" question="看哪一条提醒？" paged={paged} empty={empty}>
      {(alert) => <AlertCard key={alert.alert_id} alert={alert} />}
    </Which>
  )
}
