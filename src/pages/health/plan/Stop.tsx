import { AskedButton } from '@/blocks/form/AskedButton'
import { api } from '@/request/api'

/** A plan may end early; what was done of it stays. */
export const Stop = ({ planId }: { planId: number }) => (
  <AskedButton
    text="停下这个计划"
    title="停下这个计划？"
    confirm="停下"
    done="已停下"
    write={() => api.post('/tp5/api/ExchangeShop/UserHealthPlan/stop', { plan_id: planId })}
  >
    打过的勾和小结都留着，以后想做可以再领一次，从第一天做起。
  </AskedButton>
)
