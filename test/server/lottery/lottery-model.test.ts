import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { drawFaults } from '@server/areas/draw/check-draw'
import { messageOf, placeOf } from '@server/areas/draw/number'
import { drawOdds, drawSeeds, draws } from '@server/areas/draw/tables'
import { cycleImporter } from '@server/areas/lottery/cycle-file'
import { sources } from '@server/areas/lottery/rules'
import {
  lotteryCycles,
  lotteryDays,
  lotteryPlays,
  lotteryPrizes,
} from '@server/areas/lottery/tables'
import { walletFaults } from '@server/areas/wallet/faults'
import { balances } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import { importFile } from '@server/importing/import-file'
import type { Person } from '../harness/people'
import { seedsOr } from '../harness/seeds'
import { verified } from '../identity/verified'
import { createDice, type Dice } from '../payment/dice'
import { base, type Booth, openBooth } from './booth'

const games = seedsOr([20_261_129])
/** `npm run verify` plays one that nobody has played, and longer. */
const steps = process.env.SEED ? 300 : 50
const purse = 5000
const endless = 2_147_483_647

let booth: Booth
before(async () => void (booth = await openBooth()))
after(() => booth.house.close())

/** A prize as the file says it, and what the game knows has gone of it. */
interface Prize {
  key: string
  kind: 'points' | 'gold' | 'goods' | 'none'
  amount: number
  weight: number
  total?: number
  a_day?: number
  taken: number
  onDay: Map<string, number>
}

type Player = Person & { signedIn: Set<string>; bought: Map<string, number> }

interface Game {
  dice: Dice
  seed: number
  cycleId: number
  game: string
  from: Date
  people: Player[]
  prizes: readonly Prize[]
  known: Set<string>
  /** All that was drawn before is known. */
  since: Date
  /** The newest of the published odds that something was drawn by. */
  version: number
  chances: readonly { key: string; weight: number }[]
}

const prizesOfGame = (dice: Dice): Prize[] =>
  (
    [
      { key: 'thermos', kind: 'goods', amount: 0, total: 3, a_day: 1, weight: 900 },
      { key: 'gold', kind: 'gold', amount: 10, total: 4, weight: 2000 },
      { key: 'points', kind: 'points', amount: 20, a_day: 3, weight: 2500 },
      { key: 'few-points', kind: 'points', amount: 8, total: 40, a_day: 6, weight: 900 },
      { key: 'nothing', kind: 'none', amount: 0, weight: 1000 },
    ] as const
  ).map((prize) => ({
    ...prize,
    ...{ weight: prize.weight + dice.below(500), taken: 0, onDay: new Map<string, number>() },
  }))

/** Weights and stock of another file: once a cycle runs they count for nothing. */
const bring = ({ seed, prizes, from }: Pick<Game, 'seed' | 'prizes' | 'from'>, more = 0) =>
  booth.house.database.transaction((tx) => {
    const signs = ['杯', '金', '分', '少', '谢']
    const cycle = {
      ...{ key: `game-${seed}`, title: `第 ${more} 版`, consolation: 'nothing' },
      starts_at: new Date(from.getTime() - 1000).toISOString(),
      ends_at: new Date(from.getTime() + 300 * dayMs).toISOString(),
      prizes: prizes.map(({ key, kind, amount, weight, total, a_day }, nth) => ({
        ...{ key, name: key, sign: signs[nth], kind, amount, weight: weight + more },
        ...(kind === 'goods' && { goods: 'thermos', worth: 99_00 }),
        ...(total !== undefined && { total: total + more }),
        ...(a_day !== undefined && { a_day: a_day + more }),
      })),
    }
    const file = JSON.stringify({ cycles: [cycle] })
    return importFile(cycleImporter, file, { tx, now: booth.now() })
  })

async function newGame(seed: number): Promise<Game> {
  const dice = createDice(seed)
  const [prizes, from] = [prizesOfGame(dice), booth.now()]
  await bring({ seed, prizes, from })
  const [cycle] = await booth.house.database.db
    .select()
    .from(lotteryCycles)
    .where(eq(lotteryCycles.cycleKey, `game-${seed}`))
  const people: Player[] = []
  for (let one = 0; one < 6; one++) {
    const person = await verified(booth.house, await booth.person(purse))
    people.push({ ...person, signedIn: new Set(), bought: new Map() })
  }
  const { cycleId } = cycle!
  const fresh = { known: new Set<string>(), since: from, version: 0, chances: [] }
  const game = { dice, seed, cycleId, game: `lottery:${cycleId}`, from, people, prizes, ...fresh }
  await renewSessions(game)
  return game
}

async function renewSessions({ people }: Game) {
  for (const one of people) one.token = (await booth.again(one)).token
}

const today = () => businessDay(booth.now())
const someone = ({ dice, people }: Game) => dice.among(people)!
const mayBe = ({ error }: { error: number }, ...names: (keyof typeof refusals)[]) =>
  assert.ok([0, ...names.map((name) => refusals[name].error)].includes(error), `refused: ${error}`)

async function draw({ dice }: Game, who: readonly Player[]) {
  const input = { own_seed: `mine-${dice.below(1e6)}`, statement: booth.statement() }
  const replies = await Promise.all(
    who.map((one) => booth.house.call(`${base}start`, input, { token: one.token })),
  )
  for (const reply of replies) mayBe(reply, 'noChances', 'lotteryBusy')
}

const moves: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  draw: (game) => draw(game, [someone(game)]),
  rush: (game) => draw(game, [someone(game), someone(game), someone(game), someone(game)]),
  async buy(game) {
    const who = someone(game)
    const reply = await booth.house.call(`${base}buy`, {}, { token: who.token })
    mayBe(reply, 'limitReached')
    if (reply.error === 0) who.bought.set(today(), (who.bought.get(today()) ?? 0) + 1)
  },
  async signIn(game) {
    const who = someone(game)
    const reply = await booth.house.call('/tp5/api/UserSignIn/signIn', {}, { token: who.token })
    if (reply.error === 0) who.signedIn.add(today())
  },
  async stand(game) {
    const input = { own_seed: `line-${game.dice.below(1e6)}`, statement: booth.statement() }
    for (const { token } of [someone(game), someone(game)])
      mayBe(await booth.house.call(`${base}queue`, input, { token }), 'noChances')
  },
  leave: (game) => booth.house.ask(`${base}leaveQueue`, {}, { token: someone(game).token }),
  jobs: () => Promise.all([booth.work(), booth.work()]),
  edit: (game) => bring(game, 1 + game.dice.below(1000)),
  wait: ({ dice }) => Promise.resolve(booth.later(dice.below(240) * 60_000)),
  async toMidnight(game) {
    const midnight = momentOf(dayAfter(today(), 1), 0).getTime()
    const second = game.dice.among([-1, 0, 1])! * 1000
    booth.later(midnight + second - booth.now().getTime())
    await renewSessions(game)
  },
}

const bag = ['draw', 'draw', 'draw', 'rush', 'rush', 'rush', 'buy', 'buy', 'buy', 'signIn', 'stand']
bag.push('stand', 'leave', 'jobs', 'jobs', 'edit', 'wait', 'toMidnight')

/** After these what everybody reads may be another thing though nothing was drawn. */
const changing = new Set(['edit', 'toMidnight'])

/** What can be had of it, by the file and by what the game saw go. */
function leftOf({ total, a_day: aDay, taken, onDay }: Prize, day: string): number {
  const limits = [total, aDay].map((most, nth) =>
    most === undefined ? endless : most - (nth === 0 ? taken : (onDay.get(day) ?? 0)),
  )
  return Math.min(...limits)
}

/** What each weighs at this moment: of what is gone the guarantee has it. */
function chancesAt({ prizes }: Game, day: string) {
  const gone = prizes.filter((prize) => leftOf(prize, day) === 0)
  const more = gone.reduce((sum, { weight }) => sum + weight, 0)
  return prizes.map((prize) => {
    const { key, weight } = prize
    if (leftOf(prize, day) === 0) return { key, weight: 0 }
    return { key, weight: key === 'nothing' ? weight + more : weight }
  })
}

function lotAt(chances: Game['chances'], place: number): string | undefined {
  let left = place
  return chances.find(({ weight }) => (left -= weight) < 0)?.key
}

const newRows = ({ game, since }: Game) =>
  booth.house.database.db
    .select({
      draw: draws,
      odds: drawOdds,
      seed: drawSeeds,
      play: lotteryPlays,
      prize: lotteryPrizes,
    })
    .from(draws)
    .innerJoin(drawOdds, and(eq(drawOdds.game, draws.game), eq(drawOdds.version, draws.odds)))
    .innerJoin(drawSeeds, eq(drawSeeds.day, draws.day))
    .innerJoin(lotteryPlays, eq(lotteryPlays.drawId, draws.drawId))
    .innerJoin(lotteryPrizes, eq(lotteryPrizes.prizeId, lotteryPlays.prizeId))
    .where(and(eq(draws.game, game), gte(draws.drawnAt, since)))

type Drawn = Awaited<ReturnType<typeof newRows>>[number]

/** Those at one moment in the order in which they can have come: each finds what the one before left. */
function inOrder(rows: Drawn[]): Drawn[] {
  const left = ({ draw: { pool } }: Drawn) => pool.reduce((sum, one) => sum + one.left, 0)
  const ends = ({ prize: { total, aDay } }: Drawn) => (total === null && aDay === null ? 0 : 1)
  return rows.sort(
    (one, other) =>
      one.draw.drawnAt.getTime() - other.draw.drawnAt.getTime() ||
      one.draw.odds - other.draw.odds ||
      left(other) - left(one) ||
      ends(one) - ends(other),
  )
}

/** Each new draw is done again by the game's own book; returns how many there were. */
async function replay(game: Game): Promise<number> {
  const rows = (await newRows(game)).filter(({ draw }) => !game.known.has(draw.drawId))
  for (const row of inOrder(rows)) {
    const { draw, odds } = row
    const day = businessDay(draw.drawnAt)
    const chances = chancesAt(game, day)
    const pool = game.prizes.map((prize, nth) => ({
      ...chances[nth]!,
      left: leftOf(prize, day),
    }))
    assert.deepEqual(draw.pool, pool, 'it was drawn from something else')
    if (JSON.stringify(chances) !== JSON.stringify(game.chances)) game.version += 1
    game.chances = chances
    assert.equal(draw.odds, game.version, 'it was drawn by odds of another time')
    assert.deepEqual([odds.chances, odds.consolation], [chances, 'nothing'])
    assert.ok(odds.publishedAt <= draw.drawnAt, 'odds were published after they were drawn by')
    doAgain(game, row)
    const won = game.prizes.find(({ key }) => key === draw.result)!
    won.taken += 1
    won.onDay.set(day, (won.onDay.get(day) ?? 0) + 1)
    game.known.add(draw.drawId)
  }
  game.since = booth.now()
  return rows.length
}

function doAgain({ chances, prizes }: Game, { draw, seed: { seed }, play, prize }: Drawn): void {
  const day = businessDay(draw.drawnAt)
  const { userId, nonce, ownSeed } = play
  assert.deepEqual([play.day, draw.drawnFor, draw.userId], [day, play.playId, userId])
  assert.equal(prize.prizeKey, draw.result)
  assert.equal(draw.message, messageOf({ userId, day, nonce, ownSeed }))
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0)
  assert.equal(draw.total, whole, 'no weight is ever lost')
  const place = placeOf({ seed, message: draw.message }, whole)
  assert.deepEqual([draw.place, draw.result], [place, lotAt(chances, place)])
}

/** The stock as it is kept, and nobody who drew more often than they may. */
async function weigh({ cycleId, prizes, people, known }: Game): Promise<void> {
  const { db } = booth.house.database
  const kept = await db
    .select()
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.cycleId, cycleId))
    .orderBy(asc(lotteryPrizes.prizeId))
  const ids = kept.map(({ prizeId }) => prizeId)
  const days = await db.select().from(lotteryDays).where(inArray(lotteryDays.prizeId, ids))
  const plays = await db.select().from(lotteryPlays).where(eq(lotteryPlays.cycleId, cycleId))
  assert.equal(plays.length, known.size, 'a play without a draw')
  for (const [nth, { prizeId, taken }] of kept.entries()) {
    const { key, total, a_day: aDay, taken: seen, onDay } = prizes[nth]!
    assert.deepEqual([taken, key], [seen, kept[nth]!.prizeKey])
    assert.equal(plays.filter((play) => play.prizeId === prizeId).length, taken)
    assert.ok(taken <= (total ?? endless), `${key}: more than there are`)
    for (const { day, taken: ofDay } of days.filter((row) => row.prizeId === prizeId)) {
      assert.equal(ofDay, onDay.get(day), `${key} on ${day}`)
      assert.ok(ofDay <= (aDay ?? endless), `${key}: more than a day has`)
    }
  }
  for (const { userId, signedIn, bought } of people) {
    const mine = plays.filter((play) => play.userId === userId)
    for (const day of new Set(mine.map((play) => play.day))) {
      const most = sources.free.most + Number(signedIn.has(day)) + (bought.get(day) ?? 0)
      assert.ok(mine.filter((play) => play.day === day).length <= most, 'more draws than chances')
    }
  }
}

/** What everybody reads is what the next one is drawn by. */
async function readPage(game: Game): Promise<void> {
  const { prizes } = await booth.house.ask(`${base}page`, {})
  const chances = chancesAt(game, today())
  const whole = chances.reduce((sum, { weight }) => sum + weight, 0)
  assert.deepEqual(
    prizes.map(({ name, left, per_ten_thousand: share }) => [name, left ?? endless, share]),
    game.prizes.map((prize, nth) => [
      prize.key,
      leftOf(prize, today()),
      Math.round((chances[nth]!.weight * 10_000) / whole),
    ]),
  )
}

async function settle({ people, prizes }: Game): Promise<void> {
  const { db } = booth.house.database
  const sum = (of: (player: Player) => Promise<number>) =>
    people.reduce(async (all, one) => (await all) + (await of(one)), Promise.resolve(0))
  const worth = (kind: Prize['kind']) =>
    prizes
      .filter((prize) => prize.kind === kind)
      .reduce((all, { amount, taken }) => all + amount * taken, 0)
  assert.equal(await sum(async ({ userId }) => (await balances(db, userId)).gold), worth('gold'))
  assert.deepEqual([await walletFaults(db), await drawFaults(db)], [[], []])
}

const isOver = ({ prizes }: Game) => prizes.some(({ total, taken }) => taken === total)

/** A game in which nothing ran out shows nothing: it goes on until something has. */
async function playOut(game: Game): Promise<void> {
  for (let day = 0; day < 30 && !isOver(game); day++) {
    await moves.toMidnight!(game)
    await draw(game, game.people)
    await replay(game)
    await weigh(game)
  }
  assert.ok(isOver(game), 'nothing ever ran out')
}

async function play(seed: number): Promise<void> {
  const game = await newGame(seed)
  const story: string[] = []
  try {
    for (let step = 0; step < steps; step++) {
      const name = game.dice.among(bag)!
      story.push(name)
      await moves[name]!(game)
      if ((await replay(game)) > 0 || changing.has(name)) {
        await weigh(game)
        await readPage(game)
      }
    }
    await playOut(game)
    await settle(game)
  } catch (thrown) {
    console.log(`SEED=${seed} ${story.join(' ')}`)
    throw thrown
  }
}

test('in whatever order people draw, no prize is given above its stock or by other odds than published', async () => {
  for (const seed of games) {
    console.log(`SEED=${seed}`)
    await play(seed)
  }
})
