import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { Doing } from './Doing'
import { Offer } from './Offer'

/** One plan: whether it is for me, and once I do it what is due and what was done. */
export default function HealthPlan() {
  const { plan_id: planId } = useRoute('healthPlan')
  const [date, setDate] = useKept('date', '')
  const call = useRead('/tp5/api/ExchangeShop/UserHealthPlan/planDetails', {
    plan_id: Number(planId),
    ...(date !== '' && { date }),
  })
  const plan = useLast(call.data)
  if (!plan) return <UnloadedScreen route="healthPlan" call={call} rows={5} />
  if (plan.state === 'waiting') return <Offer plan={plan} />
  return <Doing plan={plan} onDate={setDate} />
}
