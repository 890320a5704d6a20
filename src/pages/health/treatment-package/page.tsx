import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { planIsNoDoctor, type Plans } from '@/parts/health/plan/plan'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { PlanCard } from './PlanCard'
import { PlanConsent } from './PlanConsent'
import { PlanWithdraw } from './PlanWithdraw'

/** Plans that I do and can receive; before the first one, what becomes of it and whether I agree. */
export default function TreatmentPackage() {
  const call = useRead('/tp5/api/ExchangeShop/UserHealthPlan/planList')
  if (!call.data) return <UnloadedScreen route="treatmentPackage" call={call} rows={4} />
  const { consent } = call.data
  if (!consent.consented_at) return <PlanConsent consent={consent} />
  return <Listed plans={call.data} />
}

const Listed = ({ plans: { consent, list } }: { plans: Plans }) => (
  <Screen route="treatmentPackage">
    <Stack inset>
      {list.length === 0 && (
        <Empty title="现在没有健康计划" text="有新的计划会在“我的健康”里告诉您" />
      )}
      {list.map((plan) => (
        <PlanCard key={plan.plan_id} plan={plan} />
      ))}
      <Card bare>
        <Cell icon="receipt" title="健康订单" onPress={() => void go('healthOrders')} />
      </Card>
      <Text size="sm" tone="ink2" center>
        {planIsNoDoctor}
      </Text>
      <PlanWithdraw covers={consent.covers} />
    </Stack>
  </Screen>
)
