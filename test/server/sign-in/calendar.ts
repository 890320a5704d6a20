import { eq } from 'drizzle-orm'
import type { In, Out, Path } from '@contract/api'
import { users } from '@server/areas/auth/tables'
import type { Currency } from '@server/areas/wallet/wallet'
import { openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'

const group = '/tp5/api/UserSignIn'
export const paths = {
  week: `${group}/weekRecord`,
  month: `${group}/lists`,
  ladder: `${group}/ladder`,
  signIn: `${group}/signIn`,
  makeUp: `${group}/makeUp`,
  remind: `${group}/remind`,
  match: `${group}/match`,
  enter: `${group}/matchEnter`,
  attend: `${group}/matchAttend`,
  matches: `${group}/matches`,
} as const

/** A house whose clock the test turns, by what a clock in Shanghai shows: 2026-03-01 23:59:59. */
export async function openCalendar(options: Parameters<typeof openHouse>[0] = {}) {
  let now = new Date()
  const house = await openHouse({ ...options, clock: () => now })
  const at = (shown: string) => new Date(`${shown.replace(' ', 'T')}+08:00`)
  const turnTo = (shown: string) => {
    now = at(shown)
    return now
  }
  return {
    house,
    turnTo,
    at,
    now: () => now,
    /** Whose account was opened that day. */
    async person(since = '2026-01-01', purse: Partial<Record<Currency, number>> = {}) {
      const person = await newPerson(house, purse)
      await house.database.db
        .update(users)
        .set({ createdAt: at(`${since} 12:00:00`) })
        .where(eq(users.userId, person.userId))
      return person
    },
    async call<P extends Path>(path: P, input: In<P>, { userId }: Person) {
      const token = await sessionOf(house.database.db, userId, now)
      return house.call(path, input, { token, timestamp: Math.floor(now.getTime() / 1000) })
    },
    async ask<P extends Path>(path: P, input: In<P>, { userId }: Person): Promise<Out<P>> {
      const token = await sessionOf(house.database.db, userId, now)
      return house.ask(path, input, { token, timestamp: Math.floor(now.getTime() / 1000) })
    },
  }
}

export type Calendar = Awaited<ReturnType<typeof openCalendar>>

/** Signs in on each of these days at noon. */
export async function comeOn(calendar: Calendar, person: Person, days: readonly string[]) {
  let last: Out<typeof paths.signIn> | undefined
  for (const day of days) {
    calendar.turnTo(`${day} 12:00:00`)
    last = await calendar.ask(paths.signIn, {}, person)
  }
  return last!
}
