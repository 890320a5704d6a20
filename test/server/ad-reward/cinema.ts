import { eq } from 'drizzle-orm'
import { filmRules } from '@server/areas/ad-reward/rules'
import { filmBudgets, filmPayments } from '@server/areas/ad-reward/tables'
import { fairnessPaces } from '@server/areas/fairness/tables'
import { balances } from '@server/areas/wallet/wallet'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import type { Sending } from '../harness/request'
import { sessionOf } from '../harness/sessions'

const group = '/tp5/api/AdReward'
const paths = {
  index: `${group}/index`,
  begin: `${group}/begin`,
  finish: `${group}/finish`,
} as const
export const notifyPath = `${group}/notify`

type Where = Pick<Sending, 'userAgent' | 'referer'>

/** A house whose clock the test turns, by what a clock in Shanghai shows. */
export async function openCinema(options: Parameters<typeof openHouse>[0] = {}) {
  let now = new Date('2026-03-02T04:00:00Z')
  const house: House = await openHouse({ seeded: false, ...options, clock: () => now })
  const { db } = house.database

  const sending = async ({ userId }: Person, where: Where = {}): Promise<Sending> => ({
    ...where,
    token: await sessionOf(db, userId, now),
    timestamp: Math.floor(now.getTime() / 1000),
  })
  const begin = async (person: Person, where?: Where) =>
    house.call(paths.begin, {}, await sending(person, where))
  const finish = async (person: Person, ticket: string, ended: 0 | 1 = 1) =>
    house.call(paths.finish, { ticket, ended }, await sending(person))
  const cinema = {
    house,
    now: () => now,
    turnTo: (shown: string) => void (now = new Date(`${shown.replace(' ', 'T')}+08:00`)),
    pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    person: () => newPerson(house),
    begin,
    finish,
    index: async (person: Person | null, where: Where = {}) =>
      house.ask(
        paths.index,
        {},
        person
          ? await sending(person, where)
          : { ...where, timestamp: Math.floor(now.getTime() / 1000) },
      ),
    async ticket(person: Person, where?: Where) {
      const { error, message, data } = await begin(person, where)
      if (error !== 0) throw new Error(message)
      return data as { ticket: string; way: string; source: string }
    },
    /** From its beginning to its end; the pause before the next is over too. */
    async watch(person: Person) {
      // moments that are as far from each other as a test needs look mechanical
      await db.delete(fairnessPaces).where(eq(fairnessPaces.userId, person.userId))
      const { ticket } = await cinema.ticket(person)
      cinema.pass(filmRules.shortestSeconds)
      const reply = await finish(person, ticket)
      cinema.pass(filmRules.pauseSeconds)
      return reply
    },
    points: async ({ userId }: Person) => (await balances(db, userId)).points,
    payments: ({ userId }: Person) =>
      db.select().from(filmPayments).where(eq(filmPayments.userId, userId)),
    /** As if neighbours had been given so much on a day. */
    give: (day: string, points: number) => db.insert(filmBudgets).values({ day, points }),
    budget: async (day: string) =>
      (await db.select().from(filmBudgets).where(eq(filmBudgets.day, day)))[0]?.points ?? 0,
  }
  return cinema
}

export type Cinema = Awaited<ReturnType<typeof openCinema>>
