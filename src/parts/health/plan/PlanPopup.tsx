import { View } from '@tarojs/components'
import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Dialog } from '@/ui/dialog/Dialog'

/** A plan that waits, told once. */
export function PlanPopup() {
  const { data } = useRead('/tp5/api/ExchangeShop/UserHealthPlan/packagePopup')
  const seen = useSubmit(async (planId: number, opens: boolean) => {
    await api.post('/tp5/api/ExchangeShop/UserHealthPlan/packageSeen', { plan_id: planId })
    if (opens) await go('healthPlan', { plan_id: planId })
  })
  const plan = data?.plan
  if (!plan) return null
  const { plan_id: planId, title, intro, days } = plan
  return (
    <Dialog
      open
      title="有一个健康计划可以领"
      confirm="去看看"
      cancel="以后再说"
      busy={seen.busy}
      onConfirm={() => void seen.submit(planId, true)}
      onCancel={() => void seen.submit(planId, false)}
    >
      <View>{`${title}，一共 ${days} 天。`}</View>
      <View>{intro}</View>
      <CallError error={seen.error} />
    </Dialog>
  )
}
