import { stateOfIncome } from '@server/areas/earnings/earnings'
import { distributorRewards } from './tables'

/** Of all incomes those that are rewards of distributors. */
export const source = 'recruit'

/** How the income of a reward stands; null where it brought nothing. */
export const rewardState = stateOfIncome(
  source,
  distributorRewards.userId,
  distributorRewards.subject,
)
