import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import {
  inviteShareOf,
  releaseShare,
  reserveShare,
  type Share,
  spendShare,
  takeBackShare,
} from '@server/areas/advertiser/advertiser'
import { fund, returnRest } from '@server/areas/advertiser/budget/fund'
import { advertiserFaults } from '@server/areas/advertiser/faults'
import { adCampaigns, adDays, adSpendings } from '@server/areas/advertiser/tables'
import { earningsFaults } from '@server/areas/earnings/faults'
import { earningsLeaving } from '@server/areas/earnings/leaving'
import { moneyOf, ofAdvertiser, ofHouse, transfer } from '@server/areas/wallet/wallet'
import { businessDay, dayMs } from '@server/calendar'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { longGamesOr } from '../harness/seeds'
import { createDice, type Dice } from '../payment/dice'
import { at, newCampaign, sumOfBook, within } from './purse'

const games = longGamesOr([20_261_121, 7_719, 440_331])
const steps = 120

let house: House
before(async () => void (house = await openHouse({ seeded: false })))
after(() => house.close())

interface Game {
  dice: Dice
  now: Date
  campaignId: number
  advertiserId: number
  taskIds: readonly number[]
  people: readonly string[]
  promised: Share[]
  paid: { userId: string; subject: string }[]
  serial: number
}

type Move = (game: Game) => Promise<unknown>

const change = (campaignId: number, set: Partial<typeof adCampaigns.$inferInsert>) =>
  house.database.db.update(adCampaigns).set(set).where(eq(adCampaigns.campaignId, campaignId))

async function rowOf({ campaignId }: Game) {
  const isIt = eq(adCampaigns.campaignId, campaignId)
  const [row] = await house.database.db.select().from(adCampaigns).where(isIt)
  return row!
}

const takeAny = ({ dice }: Game, promised: Share[]) =>
  promised.splice(dice.below(promised.length), 1)[0]

const moves: Readonly<Record<string, { weight: number; move: Move }>> = {
  reserve: {
    weight: 8,
    async move(game) {
      const many = 1 + game.dice.below(4)
      const taskIds = Array.from({ length: many }, () => game.dice.among(game.taskIds)!)
      const replies = await Promise.all(
        taskIds.map((taskId) => within(house, (tx) => reserveShare(tx, { taskId, at: game.now }))),
      )
      game.promised.push(...replies.flatMap(({ share }) => share ?? []))
    },
  },
  release: {
    weight: 2,
    async move(game) {
      const share = takeAny(game, game.promised)
      if (share) await within(house, (tx) => releaseShare(tx, share))
    },
  },
  spend: {
    weight: 5,
    async move(game) {
      const { dice, now } = game
      const share = takeAny(game, game.promised)
      if (!share) return
      const [userId, ...inviters] = [...game.people].sort(() => dice.below(3) - 1)
      const invited = inviters
        .slice(0, dice.below(3))
        .map((one, tier) => ({ userId: one, cents: inviteShareOf(share.price, tier) }))
      const subject = `S${++game.serial}`
      const settlesAt = dice.below(2) ? new Date(now.getTime() + dayMs) : null
      const reward = share.rewardPoints > 0 && dice.below(2) ? ('points' as const) : undefined
      const given = {
        subject,
        title: '看短片',
        settlesAt,
        invited,
        ...(reward && { reward }),
        at: now,
      } as const
      await within(house, (tx) => spendShare(tx, share, { userId: userId!, ...given }))
      game.paid.push({ userId: userId!, subject })
    },
  },
  takeBack: {
    weight: 1,
    async move({ dice, paid, now }) {
      const one = dice.among(paid)
      if (!one) return
      const reason = '不是本人做的'
      await within(house, (tx) => takeBackShare(tx, { ...one, reason, at: now }))
    },
  },
  leave: {
    weight: 1,
    async move({ dice, people, now }) {
      const leaver = { userId: dice.among(people)!, config: house.config, now }
      await within(house, (tx) => earningsLeaving.settle!(tx, leaver))
    },
  },
  nextDay: {
    weight: 1,
    async move(game) {
      game.now = new Date(game.now.getTime() + dayMs / 2)
    },
  },
  pause: { weight: 1, move: ({ campaignId }) => change(campaignId, { state: 'paused' }) },
  goOn: { weight: 2, move: ({ campaignId }) => change(campaignId, { state: 'live' }) },
  topUp: {
    weight: 1,
    async move(game) {
      const campaign = await rowOf(game)
      const amount = 50 + game.dice.below(300)
      const to = ofAdvertiser(game.advertiserId, 'purse')
      const entry = { title: '充值', subject: 'model', at: game.now }
      await within(house, async (tx) => {
        await transfer(tx, { from: ofHouse('bank'), to, amount, ...entry })
        const budget = campaign.budget + amount
        await tx
          .update(adCampaigns)
          .set({ budget })
          .where(eq(adCampaigns.campaignId, game.campaignId))
        assert.ok(await fund(tx, { ...campaign, budget }, game.now))
      })
    },
  },
  capDay: {
    weight: 1,
    move: ({ campaignId, dice }) => change(campaignId, { dayBudget: 100 + dice.below(900) }),
  },
}

const bag = Object.entries(moves).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
)

/** What is wrong with the books; empty while they agree. */
async function wrongs(game: Game): Promise<string[]> {
  const { db } = house.database
  const { campaignId } = game
  const { funded, spent, reserved, budget } = await rowOf(game)
  const left = (await moneyOf(db, `ad:${campaignId}`)).budget ?? 0
  const ofIt = eq(adSpendings.campaignId, campaignId)
  const spendings = await db.select().from(adSpendings).where(ofIt)
  const days = await db.select().from(adDays).where(eq(adDays.campaignId, campaignId))
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const held = sum(game.promised.map(({ price }) => price))
  const kept = sum(
    spendings.map(
      ({ price, ...one }) =>
        price - one.centsBack - one.pointsBack - one.commissionBack - one.marginBack,
    ),
  )
  const told: Record<string, boolean> = {
    'over its budget': spent + reserved > budget,
    'the row and the book': left !== funded - spent,
    'promised and reserved': reserved !== held,
    'spent and the spendings': spent !== kept,
    'spent and the days': spent !== sum(days.map(({ cents }) => cents)),
    'the book does not sum to nothing': (await sumOfBook(house)) !== 0,
  }
  const faults = [...(await advertiserFaults(db)), ...(await earningsFaults(db))]
  return [...Object.keys(told).filter((name) => told[name]), ...faults]
}

/** What of a day was ever promised, by the share's own day: never more than it had at that moment. */
async function overDay(game: Game): Promise<boolean> {
  const { day, dayUsed } = await rowOf(game)
  if (day !== businessDay(game.now)) return false
  const open = game.promised.filter((share) => share.day === day)
  const paid = await house.database.db
    .select()
    .from(adSpendings)
    .where(eq(adSpendings.campaignId, game.campaignId))
  const sum = [...open, ...paid.filter((one) => one.day === day)]
  return sum.reduce((total, { price }) => total + price, 0) !== dayUsed
}

async function play(seed: number): Promise<string[]> {
  const dice = createDice(seed)
  const tasks = [
    { price: 35 + dice.below(30), rewardCents: 20, rewardPoints: 20 },
    { price: 101, rewardCents: 63 },
    { price: 77, rewardCents: 0, rewardPoints: 50 },
  ]
  const campaign = await newCampaign(house, { budget: 2500, dayBudget: 700, tasks })
  const people = (await Promise.all([1, 2, 3, 4].map(() => newPerson(house)))).map(
    ({ userId }) => userId,
  )
  const game: Game = { dice, now: at, ...campaign, people, promised: [], paid: [], serial: seed }
  const story: string[] = []
  for (let step = 0; step < steps; step++) {
    const name = dice.among(bag)!
    story.push(name)
    const { dayUsed: before } = await rowOf(game)
    await moves[name]!.move(game)
    const { dayUsed, dayBudget } = await rowOf(game)
    const wrong = await wrongs(game)
    if (name === 'reserve' && dayUsed > dayBudget && dayUsed > before) wrong.push('over its day')
    if (await overDay(game)) wrong.push('the day and what it promised')
    if (wrong.length > 0) return [...wrong, `SEED=${seed}`, story.join(' ')]
  }
  return finish(game)
}

/** Everything is given up, and what is left goes back to the purse. */
async function finish(game: Game): Promise<string[]> {
  const { db } = house.database
  for (const share of game.promised.splice(0)) await within(house, (tx) => releaseShare(tx, share))
  const campaign = await rowOf(game)
  const purse = async () => (await moneyOf(db, `advertiser:${game.advertiserId}`)).purse ?? 0
  const before = await purse()
  await within(house, (tx) => returnRest(tx, campaign, game.now))
  assert.equal((await moneyOf(db, `ad:${game.campaignId}`)).budget, 0)
  assert.equal((await purse()) - before, campaign.funded - campaign.spent)
  return wrongs(game)
}

test('whatever happens in whatever order, no campaign spends a cent too much', async () => {
  for (const seed of games) assert.deepEqual(await play(seed), [], `SEED=${seed}`)
})
