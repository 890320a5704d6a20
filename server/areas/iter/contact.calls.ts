import type { contactCalls } from '@contract/iter/contact'
import type { HandlersOf } from '@server/call/handler'
import { cardAt, cardOfMine, say } from './contact/contact'

export const contactHandlers: HandlersOf<typeof contactCalls> = {
  '/tp5/api/IterContact/mine': (_input, context) => cardOfMine(context, context.user.userId),

  '/tp5/api/IterContact/setPopStatus': async ({ shown, hours = '' }, context) => {
    const { db, user, now: at } = context
    await say(db, { userId: user.userId, shown: shown === 1, hours, at })
    return cardOfMine(context, user.userId)
  },

  '/tp5/api/IterContact/show': async ({ machine_id: machineId }, context) => ({
    contact: await cardAt(context, machineId),
  }),
}
