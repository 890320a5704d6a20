import type { daysCalls } from '@contract/sign-in/days'
import { accountOf } from '@server/areas/auth/auth'
import { businessDay } from '@server/calendar'
import { isClosed } from '@server/call/closed'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { nextStep, placeOf } from './ladder'
import { attendMatch } from './match'
import { memberOf } from './members'
import { presentMonth, presentWeek } from './present'
import { matchSections, signInRules, signInSections, type Step, wholeRound } from './rules'
import { madeUpIn, standingOf } from './runs'
import { makeUp, signInOnce } from './sign'

const given = ({ days, points, gold }: Step) => ({ days, points, gold })

export const daysHandlers: HandlersOf<typeof daysCalls> = {
  '/tp5/api/UserSignIn/weekRecord': (_input, { db, user: { userId }, now }) =>
    presentWeek({ db, userId, now }),

  '/tp5/api/UserSignIn/lists': async (input, { db, user: { userId }, now }) => {
    const last = businessDay(now).slice(0, 7)
    const first = businessDay((await accountOf(db, userId)).since).slice(0, 7)
    const month = input.month ?? last
    const { aMonth, within, points } = signInRules.makeUp
    const used = await madeUpIn(db, userId, now)
    return {
      ...{ month, first, last },
      days: await presentMonth({ db, userId, now }, month),
      make_up: { left: Math.max(0, aMonth - used), most: aMonth, within, points },
    }
  },

  '/tp5/api/UserSignIn/ladder': async (_input, { db, user: { userId }, now }) => {
    const { streak, signed } = await standingOf(db, userId, now)
    // the last day of a round still shows all of it
    const place = placeOf(streak)
    const next = nextStep(streak)
    const stateOf = (days: number) => {
      if (days <= place) return 'received'
      return days === next.days ? 'next' : 'ahead'
    }
    return {
      ...{ streak, place, whole: wholeRound, signed: signed ? 1 : 0 },
      best: Math.max((await memberOf(db, userId))?.best ?? 0, streak),
      steps: signInRules.ladder.map((step) => ({
        ...given(step),
        left: Math.max(0, step.days - place),
        state: stateOf(step.days),
      })),
    }
  },

  '/tp5/api/UserSignIn/rules': async (_input, context) => ({
    sections: isClosed(context, 'signInMatch')
      ? signInSections
      : [...signInSections, ...matchSections],
  }),

  '/tp5/api/UserSignIn/signIn': async (_input, { db, user: { userId }, now }) => {
    const signed = await signInOnce(db, { userId, now })
    if (!signed) throw new Refusal('signedAlready')
    const { points, streak, steps } = signed
    const match = await attendMatch(db, { userId, now })
    return { points, gold: 0, streak, steps: steps.map(given), match: match ? 1 : 0 }
  },

  '/tp5/api/UserSignIn/makeUp': async ({ day }, { db, user: { userId }, now }) => {
    const { steps, ...made } = await makeUp(db, day, { userId, now })
    return { ...made, steps: steps.map(given) }
  },
}
