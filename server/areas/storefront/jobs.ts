import { merchantById } from '@server/areas/merchant/merchant'
import { sweepJob } from '@server/jobs/sweep'
import { isDue, settleNext } from './settle'
import { storefronts } from './tables'

/** A shop that was not settled for months is settled month by month. */
const settleMonths = sweepJob({
  name: 'storefront: settle what was redeemed in the last month',
  every: 300,
  table: storefronts,
  keys: ['merchantId'],
  due: isDue,
  order: storefronts.nextMonth,
  async work(tx, front, now) {
    const { name } = await merchantById(tx, front.merchantId)
    await settleNext(tx, front, name, now)
  },
})

export const storefrontJobs = [settleMonths]
