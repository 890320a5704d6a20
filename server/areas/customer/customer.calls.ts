import type { customerCalls } from '@contract/customer'
import { allVillages } from '@server/areas/village/village'
import type { HandlersOf } from '@server/call/handler'
import { edit, whyNotEdit } from './edit'
import { findCustomer } from './find'
import { handOver } from './hand-over'
import { customersPage } from './list'
import { presentAll, presentOne } from './present'
import { report } from './report'
import { type CustomerKind, customerSentences, kindTexts, protectedDays } from './rules'
import { stateNames, states } from './states'

const kinds = Object.keys(kindTexts) as CustomerKind[]

export const customerHandlers: HandlersOf<typeof customerCalls> = {
  '/tp5/api/ReportCustomer/lists': async (input, { db, user: { userId }, now }) => {
    const { cursor, state, mine, words = '' } = input
    const found = await customersPage(db, { userId, cursor, state, mine: mine === 1, words })
    return { next: found.next, list: await presentAll(db, found.list, { userId, now }) }
  },

  '/tp5/api/ReportCustomer/detail': async (input, { db, config, user: { userId }, now }) => {
    const customer = await findCustomer(db, input.customer_id)
    return presentOne(db, customer, { userId, now, key: config.dataKey })
  },

  '/tp5/api/ReportCustomer/option': async (_input, { db }) => ({
    kinds: kinds.map((kind) => ({ kind, text: kindTexts[kind] })),
    states: stateNames.map((state) => ({ state, text: states.of(state).text })),
    villages: (await allVillages(db)).map(({ villageId, name }) => ({
      village_id: villageId,
      name,
    })),
    protected_days: protectedDays,
    rules: customerSentences,
  }),

  '/tp5/api/ReportCustomer/checkEditAuth': async (input, { db, config, user, now }) => {
    const customer = await findCustomer(db, input.customer_id)
    const why = await whyNotEdit(db, customer, { userId: user.userId, key: config.dataKey, now })
    return { may: why ? 0 : 1, reason: why?.message ?? '' }
  },

  '/tp5/api/ReportCustomer/add': async (input, { db, config, user: { userId }, now }) => {
    const { name, kind, village_id: villageId, contact, phone, need } = input
    const customerId = await report(db, {
      ...{ userId, key: config.dataKey, name, kind, villageId, need, now },
      contact: { name: contact, phone },
    })
    return { customer_id: customerId }
  },

  '/tp5/api/ReportCustomer/edit': async (input, { db, config, user: { userId }, now }) => {
    const { customer_id: customerId, contact, phone, need, state, note: said } = input
    const key = config.dataKey
    const customer = await edit(db, {
      ...{ customerId, userId, key, need, state, said, now },
      contact: { name: contact, phone },
    })
    return presentOne(db, customer, { userId, now, key })
  },

  '/tp5/api/ReportCustomer/handOver': async (input, { db, config, user: { userId }, now }) => {
    const { customer_id: customerId, phone, reason } = input
    const key = config.dataKey
    const customer = await handOver(db, { customerId, phone, reason, userId, key, now })
    return presentOne(db, customer, { userId, now, key })
  },
}
