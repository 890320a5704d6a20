import { healthPlanCalls } from '@contract/health-plan'
import { defineArea } from '../area'
import { healthCommand } from './file'
import { ordersHandlers } from './orders/orders.calls'
import { plansHandlers } from './plans.calls'
import { healthPlanSeals } from './seals'
import { seedHealthPlans } from './seed'
import { healthPlanTelling } from './telling'

export const healthPlanArea = defineArea({
  name: 'health-plan',
  commands: { health: healthCommand },
  calls: healthPlanCalls,
  handlers: (ports) => ({ ...ordersHandlers(ports), ...plansHandlers }),
  leaving: {
    tables: {
      health_user_plans: { gone: 'user_id' },
      health_plan_popups: { gone: 'user_id' },
    },
  },
  seals: healthPlanSeals,
  telling: healthPlanTelling,
  seed: seedHealthPlans,
})
