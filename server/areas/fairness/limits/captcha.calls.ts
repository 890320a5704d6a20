import { sql } from 'drizzle-orm'
import type { captchaCalls } from '@contract/fairness/captcha'
import { offerCaptcha, solveCaptcha } from '@server/areas/auth/auth'
import { incomesSince } from '@server/areas/earnings/earnings'
import { businessDay, startOfDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { noteOffence } from '../offences/offences'
import { offenceRules } from '../offences/rules'
import { fairnessPaces } from '../tables'
import { believe, isPaceOf, paceOf } from './pace'
import { patterns } from './patterns'

const nothing = {
  needed: 0,
  why: '',
  captcha_id: '',
  kind: 'picture',
  image: '',
  question: '',
} as const

export const captchaHandlers: HandlersOf<typeof captchaCalls> = {
  '/tp5/api/AdTask/captchaVerifyConfig': async ({ kind }, context) => {
    const pace = await paceOf(context.db, context.user.userId)
    if (!pace?.askedFor) return nothing
    const { captchaId, ...puzzle } = await offerCaptcha(context, kind)
    const why = patterns[pace.askedFor]?.words ?? ''
    return { needed: 1, why, captcha_id: captchaId, ...puzzle }
  },

  '/tp5/api/AdTask/captchaVerify': async (input, context) => {
    const { user, now, apart } = context
    try {
      await solveCaptcha(context, input.captcha_id, input.captcha_code)
    } catch (error) {
      if (error instanceof Refusal) await apart((tx) => miss(tx, user.userId, now))
      throw error
    }
    await believe(context.db, user.userId, now)
    return {}
  },
}

/** Somebody who looks mistypes once; a program goes on. */
async function miss(tx: Db, userId: string, at: Date): Promise<void> {
  const [pace] = await tx
    .update(fairnessPaces)
    .set({ failures: sql`(${fairnessPaces.failures} + 1) % ${offenceRules.wrongAnswers}` })
    .where(isPaceOf(userId))
    .returning()
  if (!pace?.askedFor || pace.failures > 0) return
  await noteOffence(tx, {
    userId,
    kind: 'mechanical',
    about: businessDay(at),
    note: `${patterns[pace.askedFor]?.words ?? ''}，验证连续答错 ${offenceRules.wrongAnswers} 次`,
    since: startOfDay(at),
    incomes: await incomesSince(tx, { userId, source: 'task', since: startOfDay(at) }),
    at,
  })
}
