import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inArray } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { decided, paid } from '@server/areas/sign-in/match'
import { matchRules } from '@server/areas/sign-in/rules'
import { signInEntries } from '@server/areas/sign-in/tables'
import { walletFaults } from '@server/areas/wallet/faults'
import { balances } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import { sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'
import { longGamesOr } from '../harness/seeds'
import { createDice, type Dice } from '../payment/dice'
import { type Calendar, openCalendar, paths } from './calendar'

const games = longGamesOr([20_261_124, 4_711, 930_017])
const [steps, purse] = [120, 400]

let calendar: Calendar
before(async () => void (calendar = await openCalendar({ seeded: false })))
after(() => calendar.house.close())

interface Game {
  dice: Dice
  now: Date
  people: readonly Person[]
  /** By day, what each staked, as their own answers said. */
  staked: Map<string, Map<string, number>>
  /** By day, who was answered that they are there. */
  there: Map<string, Set<string>>
}

const turn = (game: Game, to: Date) => {
  game.now = to
  const shown = new Date(to.getTime() + 8 * 3600_000).toISOString()
  calendar.turnTo(`${shown.slice(0, 10)} ${shown.slice(11, 19)}`)
}

const someone = ({ dice, people }: Game) => dice.among(people)!

function noteThere({ now, staked, there }: Game, { userId }: Person) {
  const day = businessDay(now)
  const { from, to } = matchRules
  if (now < momentOf(day, from) || now >= momentOf(day, to)) return
  if (!staked.get(day)?.has(userId)) return
  there.set(day, (there.get(day) ?? new Set()).add(userId))
}

const moves: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  async enter(game) {
    const person = someone(game)
    const stake = game.dice.among(matchRules.stakes)!
    const replies = await Promise.all(
      [1, 2].map(() => calendar.call(paths.enter, { stake }, person)),
    )
    const day = dayAfter(businessDay(game.now), 1)
    const own = game.staked.get(day) ?? new Map<string, number>()
    const taken = replies.filter(({ error }) => error === 0).length
    assert.ok(taken <= (own.has(person.userId) ? 0 : 1), 'entered twice')
    if (taken > 0) game.staked.set(day, own.set(person.userId, stake))
  },
  async attend(game) {
    const person = someone(game)
    const { error } = await calendar.call(paths.attend, {}, person)
    if (error !== 0)
      return assert.ok(error === refusals.notFound.error || error === refusals.matchNotNow.error)
    noteThere(game, person)
  },
  async signIn(game) {
    const person = someone(game)
    const { error } = await calendar.call(paths.signIn, {}, person)
    if (error === 0) noteThere(game, person)
  },
  async jobs({ now }) {
    const { database } = calendar.house
    await Promise.all([1, 2].map(() => sweepNow(database, decided, now)))
    await Promise.all([1, 2].map(() => sweepNow(database, paid, now)))
  },
  /** Decided, and nobody paid yet. */
  decide: ({ now }) => sweepNow(calendar.house.database, decided, now),
  wait: async (game) => turn(game, new Date(game.now.getTime() + game.dice.below(240) * 60_000)),
  toMorning: async (game) => {
    const day = dayAfter(businessDay(game.now), 1)
    const second = game.dice.below(3) - 1
    turn(game, new Date(momentOf(day, game.dice.among([0, 6, 9, 10])!).getTime() + second * 1000))
  },
}

const bag = ['enter', 'enter', 'enter', 'attend', 'attend', 'signIn', 'jobs', 'decide', 'wait']
bag.push('wait', 'toMorning')

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** What is wrong with a game; empty while all its points are somewhere. */
async function wrongs(game: Game): Promise<string[]> {
  const { db } = calendar.house.database
  const ids = game.people.map(({ userId }) => userId)
  const entries = await db.select().from(signInEntries).where(inArray(signInEntries.userId, ids))
  const { rows } = await db.execute<{ userId: string; from: string; amount: number }>(
    `select user_id as "userId", account as "from", sum(amount)::float8 as amount
     from wallet_entries where account in ('system:match', 'system:sign-in') and currency = 'points'
       and user_id in (${ids.map((id) => `'${id}'`).join(', ')}) group by 1, 2`,
  )
  const ofAll = (from: string) => sum(rows.filter((row) => row.from === from).map((r) => r.amount))
  const held = await Promise.all(ids.map(async (id) => (await balances(db, id)).points))
  const pot = sum(
    entries.map(({ stake, got, paidAt }) => (got === null ? stake : paidAt ? 0 : got)),
  )
  const wrong: string[] = []
  if (ofAll('system:match') !== pot)
    wrong.push(`the match holds ${ofAll('system:match')}, not ${pot}`)
  const gifts = -ofAll('system:sign-in')
  if (sum(held) + pot !== purse * ids.length + gifts) wrong.push('a point was made or lost')
  for (const [day, staked] of game.staked) {
    const own = entries.filter((one) => one.day === day)
    if (own.length !== staked.size) wrong.push(`${day} has others than entered`)
    const came = game.there.get(day) ?? new Set()
    for (const { userId, stake, attendedAt, got } of own) {
      if (stake !== staked.get(userId)) wrong.push(`${day} a stake that nobody gave`)
      if ((attendedAt !== null) !== came.has(userId)) wrong.push(`${day} there or not`)
      const least = came.size === 0 || came.has(userId) ? stake : 0
      if (got !== null && (got < least || (least === 0 && got > 0))) wrong.push(`${day} got ${got}`)
    }
    const shared = own.flatMap(({ got }) => got ?? [])
    if (shared.length > 0 && sum(shared) !== sum([...staked.values()]))
      wrong.push(`${day} shares out what it has not`)
  }
  return wrong
}

async function play(seed: number, first: string): Promise<string[]> {
  const dice = createDice(seed)
  const people: Person[] = []
  for (let one = 0; one < 5; one++)
    people.push(await calendar.person('2026-01-01', { points: purse }))
  const fresh = { staked: new Map(), there: new Map() }
  const game: Game = { dice, people, ...fresh, now: momentOf(first, 20) }
  turn(game, game.now)
  const story: string[] = []
  for (let step = 0; step < steps; step++) {
    const name = dice.among(bag)!
    story.push(name)
    await moves[name]!(game)
    const wrong = await wrongs(game)
    if (wrong.length > 0) return [...wrong, story.join(' ')]
  }
  turn(game, momentOf(dayAfter(businessDay(game.now), 2), 12))
  await moves.jobs!(game)
  const { db } = calendar.house.database
  const open = await db.$count(
    signInEntries,
    inArray(
      signInEntries.userId,
      people.map((p) => p.userId),
    ),
  )
  assert.ok(open > 0, 'a game in which nobody ever entered shows nothing')
  return [...(await wrongs(game)), ...(await walletFaults(db))]
}

test('whoever enters, comes, is late or leaves it to the jobs: no point is made or lost', async () => {
  let first = '2027-01-01'
  for (const seed of games) {
    assert.deepEqual(await play(seed, first), [], `SEED=${seed}`)
    first = dayAfter(first, 120)
  }
})
