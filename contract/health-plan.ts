import { ordersCalls } from './health-plan/orders'
import { plansCalls } from './health-plan/plans'

/** What somebody does for some weeks, and what of the shop's orders is about health. */
export const healthPlanCalls = { ...plansCalls, ...ordersCalls }
