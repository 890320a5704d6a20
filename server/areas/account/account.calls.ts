import { eq } from 'drizzle-orm'
import type { account } from '@contract/account'
import { phoneOf, sendCodeTo, spendCodeOf } from '@server/areas/auth/auth'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { closingOf } from './account'
import { obstaclesOf } from './close'
import type { Leaving, Loss } from './leaving'
import { closingRules, daysAfter } from './rules'
import { accountClosings } from './tables'

export const accountHandlers = (leavings: readonly Leaving[]): HandlersOf<typeof account> => ({
  '/user/Center/mySecurity': async (_input, { db, config, user, now }) => {
    const leaver = { userId: user.userId, config, now }
    const losses: Loss[] = []
    for (const area of leavings) losses.push(...((await area.losses?.(db, leaver)) ?? []))
    return {
      phone: await phoneOf({ db, config }, user.userId),
      wait_days: closingRules.waitDays,
      losses,
      obstacles: await obstaclesOf(db, leavings, leaver),
      closing: await closingOf(db, user.userId),
    }
  },

  '/tp5/api/Codevalidates/send': async ({ purpose }, context) => {
    const { phone, resend_seconds } = await sendCodeTo(context, purpose)
    return { phone, resend_seconds }
  },

  '/user/Center/close': async ({ code }, context) => {
    const { db, config, user, now } = context
    const { userId } = user
    await spendCodeOf(context, code, 'closing')
    const [obstacle] = await obstaclesOf(db, leavings, { userId, config, now })
    if (obstacle) throw new Refusal('closingHeld', `${obstacle.text}，${obstacle.way}`)
    const closesAt = daysAfter(now, closingRules.waitDays)
    await db
      .insert(accountClosings)
      .values({ userId, askedAt: now, closesAt })
      .onConflictDoNothing()
    return (await closingOf(db, userId))!
  },

  '/user/Center/keep': async (_input, { db, user }) => {
    await db.delete(accountClosings).where(eq(accountClosings.userId, user.userId))
    return {}
  },
})
