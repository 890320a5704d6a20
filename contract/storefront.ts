import { changingCalls } from './storefront/changing'
import { helperCalls } from './storefront/helper'
import { joiningCalls } from './storefront/joining'
import { keepingCalls } from './storefront/keeping'
import { sellingCalls } from './storefront/selling'
import { settlingCalls } from './storefront/settling'
import { shownCalls } from './storefront/shown'

/** Shops of the neighbourhood: how they join, what they show, and what they are paid for. */
export const storefrontCalls = {
  ...joiningCalls,
  ...shownCalls,
  ...keepingCalls,
  ...changingCalls,
  ...sellingCalls,
  ...settlingCalls,
  ...helperCalls,
}
