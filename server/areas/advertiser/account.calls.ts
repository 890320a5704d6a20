import type { advertiserAccountCalls } from '@contract/advertiser/account'
import { maskPhone } from '@server/areas/auth/auth'
import { checkWords } from '@server/areas/content/content'
import { businessDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { apply, findAdvertiser } from './account'
import { openContact } from './contact'
import { countByState } from './own-campaigns'
import { sumOf } from './reports/sums'
import { purseOf } from './purse'

const nobody = {
  ...{ state: 'none' as const, reason: '', company: '', licence: '', contact: '', phone: '' },
  ...{ purse: 0, budgets: 0, campaigns: [] },
  today: { exposure: 0, opened: 0, started: 0, completed: 0, cents: 0 },
}

export const advertiserAccountHandlers: HandlersOf<typeof advertiserAccountCalls> = {
  '/tp5/api/Advertiser/detail': async (_input, { db, user: { userId }, config, now }) => {
    const own = await findAdvertiser(db, userId)
    if (!own) return nobody
    const { advertiserId, state, reason, company, licence } = own
    const { name, phone } = openContact(config.dataKey, userId, own.contact)
    const today = businessDay(now)
    const { purse, budgets } = await purseOf(db, advertiserId)
    return {
      ...{ state, reason, company, licence, contact: name, phone: maskPhone(phone) },
      ...{ purse, budgets },
      today: await sumOf(db, { advertiserId, from: today, to: today }),
      campaigns: await countByState(db, advertiserId),
    }
  },

  '/tp5/api/Advertiser/apply': {
    before: ({ company }, context) => checkWords(context, company),
    // a person of the house reads all of it
    async write(form, _judged, { db, user: { userId }, config, now }) {
      await apply(db, { userId, form, key: config.dataKey, now })
      return { state: 'reviewing' }
    },
  },
}
