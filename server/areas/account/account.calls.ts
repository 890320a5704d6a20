import { eq } from 'drizzle-orm'
import type { accountCalls } from '@contract/account'
import { agreeTo, owesConsent } from '@server/areas/agreement/agreement'
import { phoneOf, profileOf, sendCodeTo, spendCodeOf } from '@server/areas/auth/auth'
import { earningsOf } from '@server/areas/earnings/earnings'
import { unreadOf } from '@server/areas/message/message'
import { balances } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import type { Loss } from '../leaving'
import { closingOf } from './account'
import { obstaclesOf } from './close'
import { agreementsOf } from './agreements'
import { ownDataHandlers } from './own-data.calls'
import { avatarOf, editProfile } from './profile'
import { closingRules, daysAfter } from './rules'
import { safetyHandlers } from './safety.calls'
import { accountClosings } from './tables'

export const accountHandlers = ({ leavings }: Ports): HandlersOf<typeof accountCalls> => ({
  ...ownDataHandlers,
  ...safetyHandlers,

  '/user/Center/closing': async (_input, { db, config, user, now }) => {
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

  '/user/Center/agreement': (_input, context) => agreementsOf(context),

  '/user/Center/agree': async ({ version }, context) => {
    const { db, user, now } = context
    await agreeTo(db, user.userId, version, now)
    return agreementsOf(context)
  },

  '/user/Center/index': async (_input, { db, config, user, now }) => {
    const { userId } = user
    const closing = await closingOf(db, userId)
    const { avatar, hidden } = await avatarOf({ db, config, now }, userId)
    return {
      ...(await profileOf(db, config.dataKey, userId)),
      ...(await balances(db, userId)),
      earnings: await earningsOf(db, userId, now),
      avatar,
      avatar_hidden: hidden ? 1 : 0,
      closes_at: closing && closing.closes_at,
      agreement_due: (await owesConsent(db, userId, now)) ? 1 : 0,
      unread: await unreadOf(db, userId),
    }
  },

  '/user/Center/edit': editProfile,
})
