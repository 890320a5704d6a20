import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { decided, paid } from '@server/areas/sign-in/match'
import { matchRules } from '@server/areas/sign-in/rules'
import { shareOut } from '@server/areas/sign-in/share-out'
import { balances } from '@server/areas/wallet/wallet'
import { dayAfter } from '@server/calendar'
import { sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'
import { seedsOr } from '../harness/seeds'
import { type Calendar, openCalendar, paths } from './calendar'

let calendar: Calendar
before(async () => {
  calendar = await openCalendar({ seeded: false })
})
after(() => calendar.house.close())

/** Every test plays on a day of its own. */
let eve = '2026-03-01'
const nextEve = () => (eve = dayAfter(eve, 3))

async function runJobs(shown: string) {
  const now = calendar.turnTo(shown)
  const { database } = calendar.house
  const matches = await sweepNow(database, decided, now)
  return { matches, people: await sweepNow(database, paid, now) }
}

const pointsOf = async ({ userId }: Person) =>
  (await balances(calendar.house.database.db, userId)).points

const sumOf = async (people: readonly Person[]) =>
  (await Promise.all(people.map(pointsOf))).reduce((sum, points) => sum + points, 0)

/** What the match holds of everybody: nothing, once all of it went back. */
async function heldByMatch() {
  const { rows } = await calendar.house.database.db.execute<{ held: number }>(
    sql`select coalesce(sum(amount), 0)::float8 as held from wallet_entries where account = 'system:match'`,
  )
  return rows[0]!.held
}

async function enter(stakes: readonly number[]) {
  const day = dayAfter(nextEve(), 1)
  const people: Person[] = []
  for (const stake of stakes) {
    const person = await calendar.person('2026-01-01', { points: 500 })
    calendar.turnTo(`${eve} 21:00:00`)
    await calendar.ask(paths.enter, { stake }, person)
    people.push(person)
  }
  return { day, people }
}

describe('a pot', () => {
  for (const seed of seedsOr([1, 2, 3, 4, 5])) {
    test(`is shared to the last point among those who were there (seed ${seed})`, () => {
      let state = seed
      const random = (below: number) => {
        state = (state * 48271) % 2147483647
        return state % below
      }
      for (let game = 0; game < 500; game++) {
        const stakes = Array.from({ length: 1 + random(40) }, () => ({
          stake: matchRules.stakes[random(matchRules.stakes.length)]!,
        }))
        const there = stakes.filter(() => random(3) > 0)
        if (there.length === 0) continue
        const pot = stakes.reduce((sum, { stake }) => sum + stake, 0)
        const shares = shareOut(pot, there)
        assert.equal(
          shares.reduce((sum, share) => sum + share, 0),
          pot,
        )
        const staked = there.reduce((sum, { stake }) => sum + stake, 0)
        for (const [at, share] of shares.entries()) {
          const exact = (pot * there[at]!.stake) / staked
          assert.ok(share >= there[at]!.stake, `${share} of ${pot}`)
          assert.ok(Math.abs(share - exact) <= 1, `${share} is not about ${exact}`)
        }
      }
    })
  }

  test('gives what is left over to the earliest, a point each', () => {
    assert.deepEqual(shareOut(110, [{ stake: 20 }, { stake: 20 }, { stake: 20 }]), [37, 37, 36])
    assert.deepEqual(shareOut(170, [{ stake: 20 }, { stake: 50 }]), [49, 121])
  })
})

describe('the match', () => {
  test('goes from the eve over the morning to the points, and no point is made or lost', async () => {
    const { day, people } = await enter([20, 50, 100, 50])
    assert.equal(await sumOf(people), 2000 - 220)
    const [early, late, missing, tooLate] = people as [Person, Person, Person, Person]
    calendar.turnTo(`${day} 06:00:00`)
    await calendar.ask(paths.signIn, {}, early)
    calendar.turnTo(`${day} 08:59:59`)
    assert.deepEqual(await calendar.ask(paths.attend, {}, late), { day, points: 10 })
    calendar.turnTo(`${day} 09:00:00`)
    const refused = await calendar.call(paths.attend, {}, tooLate)
    assert.equal(refused.error, refusals.matchNotNow.error)
    assert.deepEqual(await runJobs(`${day} 09:59:59`), { matches: 0, people: 0 })
    assert.deepEqual(await runJobs(`${day} 10:00:00`), { matches: 1, people: 4 })
    // 220 by 20 and 50: 62.9 and 157.1, the point that is left goes to the earliest
    assert.equal(await pointsOf(early), 500 - 20 + 10 + 63)
    assert.equal(await pointsOf(late), 500 - 50 + 10 + 157)
    assert.equal(await pointsOf(missing), 400)
    assert.equal(await heldByMatch(), 0)
    const [row] = (await calendar.ask(paths.matches, {}, early)).list
    assert.deepEqual(row, {
      ...{ day, stake: 20, got: 63, people: 4, attended: 2, pot: 220 },
      ...{ state: 'won', state_text: '按时打卡，分到 63 积分' },
    })
    const [lost] = (await calendar.ask(paths.matches, {}, missing)).list
    assert.equal(lost?.state, 'lost')
  })

  test('pays once, however often and by however many its jobs run', async () => {
    const { day, people } = await enter([50, 50, 50])
    calendar.turnTo(`${day} 07:00:00`)
    await calendar.ask(paths.attend, {}, people[0]!)
    const now = calendar.turnTo(`${day} 10:00:00`)
    const { database } = calendar.house
    await Promise.all([1, 2, 3].map(() => sweepNow(database, decided, now)))
    await Promise.all([1, 2, 3].map(() => sweepNow(database, paid, now)))
    await runJobs(`${day} 23:00:00`)
    assert.equal(await sumOf(people), 1510)
    assert.equal(await pointsOf(people[0]!), 500 - 50 + 10 + 150)
    const { rows } = await database.db.execute<{ told: number }>(sql`
      select count(*)::int as told from messages where kind = 'matchDecided' and about = ${day}`)
    assert.equal(rows[0]!.told, 3)
  })

  test('gives everybody their own back where all came, and where nobody did', async () => {
    const all = await enter([20, 100])
    calendar.turnTo(`${all.day} 06:30:00`)
    for (const person of all.people) await calendar.ask(paths.attend, {}, person)
    await runJobs(`${all.day} 10:00:00`)
    assert.deepEqual(await Promise.all(all.people.map(pointsOf)), [510, 510])
    const none = await enter([20, 100])
    await runJobs(`${none.day} 10:00:00`)
    assert.deepEqual(await Promise.all(none.people.map(pointsOf)), [500, 500])
    const [row] = (await calendar.ask(paths.matches, {}, none.people[1]!)).list
    assert.deepEqual([row?.state, row?.got], ['refunded', 100])
    assert.equal(await heldByMatch(), 0)
  })

  test('counts who had signed in at night only once they say that they are there', async () => {
    const { day, people } = await enter([20])
    const [person] = people as [Person]
    calendar.turnTo(`${day} 00:10:00`)
    assert.equal((await calendar.ask(paths.signIn, {}, person)).match, 0)
    calendar.turnTo(`${day} 06:10:00`)
    assert.deepEqual(await calendar.ask(paths.attend, {}, person), { day, points: 0 })
    const { today } = await calendar.ask(paths.match, {}, person)
    assert.equal(today?.mine?.state, 'attended')
    assert.equal((await calendar.call(paths.attend, {}, person)).error, 0)
  })

  test('is entered once, by who has the points, for what is offered, and before midnight', async () => {
    const { people } = await enter([50])
    const [person] = people as [Person]
    const taps = [calendar.call(paths.enter, { stake: 20 }, person)]
    assert.equal((await taps[0]!).error, refusals.matchEntered.error)
    const other = await calendar.person('2026-01-01', { points: 30 })
    assert.equal((await calendar.call(paths.enter, { stake: 30 }, other)).error, 400)
    const short = await calendar.call(paths.enter, { stake: 50 }, other)
    assert.equal(short.error, refusals.pointsShort.error)
    const twice = await Promise.all(
      [1, 2, 3].map(() => calendar.call(paths.enter, { stake: 20 }, other)),
    )
    assert.equal(twice.filter(({ error }) => error === 0).length, 1)
    assert.equal(await pointsOf(other), 10)
    calendar.turnTo(`${dayAfter(eve, 1)} 00:00:00`)
    const { next } = await calendar.ask(paths.match, {}, other)
    assert.equal(next.day, dayAfter(eve, 2))
    assert.equal(next.mine, null)
  })

  test('is nothing for who has not entered', async () => {
    const person = await calendar.person()
    calendar.turnTo(`${nextEve()} 07:00:00`)
    const reply = await calendar.call(paths.attend, {}, person)
    assert.equal(reply.error, refusals.notFound.error)
  })
})
