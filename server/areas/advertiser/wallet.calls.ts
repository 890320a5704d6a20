import { topUps, type adWalletCalls } from '@contract/advertiser/wallet'
import {
  createWithdrawal,
  feeOf,
  type Payee,
  payeeOf,
  wechatStanding,
  withdrawalRules,
} from '@server/areas/earnings/earnings'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { openAdvertiser } from './account'
import { allowedOf } from './allowed'
import { billsPage } from './bills'
import { purseAccount, purseOf, toppedUp } from './purse'
import { topUpCounter } from './top-up/seller'

export const adWalletHandlers = ({ orders }: Ports): HandlersOf<typeof adWalletCalls> => ({
  '/tp5/api/Advertiser/total': async (_input, { db, user }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    return {
      ...(await purseOf(db, advertiserId)),
      topped_up: await toppedUp(db, advertiserId),
      least_top_up: topUps.least,
      most_top_up: topUps.most,
    }
  },

  '/tp5/api/Advertiser/bills': async (input, { db, user, now }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    const { cursor, start_time: start, end_time: end } = input
    return billsPage(db, { advertiserId, cursor, start, end, now })
  },

  '/tp5/api/Advertiser/topUp': async ({ amount }, { db, user: { userId }, now }) => {
    const { advertiserId } = await openAdvertiser(db, userId)
    const order = await topUpCounter.hold(db, { userId, advertiserId, amount, now })
    await orders.begin(db, order, now)
    return { order_sn: order.orderSn }
  },

  '/tp5/api/MachineAdvertiser/checkMinWithdrawAmount': async ({ way }, context) => {
    const { advertiserId } = await openAdvertiser(context.db, context.user.userId)
    return allowedOf(context, advertiserId, await wechatStanding(context, way))
  },

  '/tp5/api/MachineAdvertiser/withdraw': {
    before: ({ way, code }, context) => payeeOf(context, way, code),
    async write({ amount, way }, payee: Payee, { db, config, user: { userId }, now }) {
      const { advertiserId } = await openAdvertiser(db, userId)
      const fee = feeOf(withdrawalRules.purse, amount)
      const { withdrawalNo } = await createWithdrawal(db, {
        ...{ holder: purseAccount(advertiserId).holder, part: 'purse', userId, ...payee },
        ...{ way, amount, fee, key: config.dataKey, at: now },
      })
      return { withdrawal_no: withdrawalNo }
    },
  },
})
