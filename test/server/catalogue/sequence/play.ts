import { createDice } from '../../payment/dice'
import { findMoneyWrongs } from '../../payment/wrongs'
import { openShop, rightOf, type Shop, worthOf } from '../shop'
import { jobsOf, runJobs } from '../../harness/jobs'
import { letTimeWork, type Model, type ModelGoods } from './model'
import { chooseMove, type Game, type Move } from './moves'
import { differences, readWorld } from './world'

const minute = 60_000
const day = 24 * 60 * minute
const pauses = [minute, minute, 20 * minute, 20 * minute, 6 * 60 * minute, 2 * day]
const longest = 20 * day
const purse = { points: 3000, gold: 900 }
const none = { points: 0, gold: 0, money: 0 }
const cash = { ...none, money: 1001 }
const all = { points: 31, gold: 4, money: 500 }

/** A game with these dice. Throws where the shop does what no order of the moves explains. */
export async function playThrough({ seed, steps }: Record<'seed' | 'steps', number>) {
  const shop = await openShop()
  const story: string[] = []
  try {
    const game = await setUp(shop, seed)
    for (let step = 0; step < steps; step++) {
      if (game.dice.below(5) === 0) await pass(game, game.dice.among(pauses)!, story)
      else await atOnce(game, story)
    }
    for (const pause of [20 * minute, day, 4 * day, 11 * day]) await pass(game, pause, story)
    const { database } = shop.house
    return [
      ...(await shop.wrongs()),
      ...(await findMoneyWrongs(database)),
      ...(await unfinished(shop)),
    ]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error([...story, why].join('\n'), { cause: error })
  } finally {
    await shop.close()
  }
}

/** One move, the same one twice at the same moment, or several that meet. */
async function atOnce(game: Game, story: string[]): Promise<void> {
  const { dice, shop } = game
  const moves: Move[] = []
  const many = dice.among([1, 1, 2, 3])!
  while (moves.length < many) {
    const move = await chooseMove(game)
    if (move) moves.push(move, ...(dice.below(3) === 0 && many > 1 ? [move] : []))
    else if (moves.length === 0) return
    else break
  }
  const told = moves.map(({ name }) => name).join(' | ')
  story.push(told)
  const answers = await Promise.all(moves.map(({ send }) => send()))
  story.push(`  ${answers.map(({ ok }) => (ok === undefined ? '?' : ok)).join(' | ')}`)
  const world = await readWorld(shop.house.database, game.model)

  const why: string[] = []
  for (const order of ordersOf(moves.map((_move, index) => index))) {
    const model = structuredClone(game.model)
    const explains = order.every((index) => {
      const { may, apply } = moves[index]!
      const answer = answers[index]!
      const fits = answer.ok === undefined || may(model) === answer.ok
      if (fits && answer.ok !== false) apply(model, answer, world)
      return fits
    })
    const found = explains ? differences(model, world) : [`${order.join()}: not so answered`]
    if (found.length === 0) {
      game.model = model
      return
    }
    why.push(...found)
  }
  throw new Error(`Nothing explains: ${told}\n${why.join('\n')}`)
}

function ordersOf(all: number[]): number[][] {
  if (all.length < 2) return [all]
  return all.flatMap((first) =>
    ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  )
}

/** Time goes by, and the jobs do what is due. */
async function pass(game: Game, pause: number, story: string[]): Promise<void> {
  const { shop, model } = game
  const { database, config } = shop.house
  if (model.now + pause > Date.now() + longest + 5 * day) return
  shop.later(pause / 1000)
  model.now = shop.now().getTime()
  story.push(`${pause / minute} minutes pass`)
  await runJobs(shop.house, jobsOf(config, 'order', 'holding', 'payment'), shop.now())
  letTimeWork(model)
  const found = differences(model, await readWorld(database, model))
  if (found.length > 0) throw new Error(`After a pause:\n${found.join('\n')}`)
}

async function setUp(shop: Shop, seed: number): Promise<Game> {
  const people = await Promise.all([1, 2, 3, 4].map(() => shop.buyer(purse)))
  const { merchantId, clerk } = await shop.merchant()
  const worth = worthOf({ face: 1000, uses: 1, valid_days: 4 })
  const once = { worth }
  const vip = {
    worth: worthOf({ valid_days: 9 }),
    rights: [
      rightOf('01', 'coupon', { valid_days: 2 }),
      rightOf('02', 'digital'),
      rightOf('03', 'goods', { valid_days: 20 }),
    ],
  }
  const begins = new Date(shop.now().getTime() + 3 * day)
  const hours = {
    starts_at: begins.toISOString(),
    ends_at: new Date(begins.getTime() + day / 12).toISOString(),
  }
  const shelf = [
    { kind: 'goods', points: 200, gold: 20, stock: 9 },
    { kind: 'goods', points: 100, gold: 0, money: 990, stock: 6, limit: 3 },
    { kind: 'goods', ways: [cash, all], stock: 9 },
    { kind: 'coupon', points: 50, gold: 5, stock: 8, facts: once },
    { kind: 'coupon', points: 40, gold: 4, money: 200, stock: 5, facts: once },
    {
      kind: 'packet',
      points: 150,
      gold: 15,
      stock: 6,
      facts: { worth: worthOf({ uses: 3, valid_days: 6 }) },
    },
    {
      kind: 'packet',
      ways: [all, { ...none, points: 70 }, cash],
      stock: 9,
      left: true,
      facts: { worth: worthOf({ uses: 3, valid_days: 6 }) },
    },
    { kind: 'vip', ways: [cash, all], stock: 7, codes: 9, left: true, facts: vip },
    {
      kind: 'card',
      points: 90,
      gold: 9,
      stock: 4,
      limit: 1,
      facts: { worth: worthOf({ percent: 90, valid_days: 5 }) },
    },
    { kind: 'digital', points: 60, gold: 6, stock: 6, codes: 4, facts: once },
    { kind: 'digital', points: 30, gold: 3, money: 500, stock: 6, codes: 4, facts: once },
    { kind: 'vip', points: 300, gold: 30, stock: 7, codes: 5, facts: vip },
    { kind: 'vip', points: 200, gold: 20, money: 1990, stock: 5, codes: 9, facts: vip },
    {
      kind: 'membership',
      points: 250,
      gold: 25,
      stock: 4,
      codes: 9,
      facts: { ...vip, worth: worthOf({ valid_days: 3 }) },
    },
    {
      kind: 'course',
      points: 80,
      gold: 8,
      stock: 4,
      facts: { worth: worthOf({ uses: 1 }), sessions: [hours] },
    },
  ] as const
  const model: Model = {
    now: shop.now().getTime(),
    goods: [],
    people: people.map(({ userId }) => ({
      userId,
      ...purse,
      rewards: [],
      usesAt: [],
      giftsAt: [],
    })),
    orders: [],
    things: [],
    invites: [],
    spent: [],
    codes: {},
  }
  for (const offer of shelf) {
    const { kind, stock } = offer
    const [ways, limit, codes, left] = [
      'ways' in offer ? [...offer.ways] : waysOf(offer),
      'limit' in offer ? offer.limit : 0,
      'codes' in offer ? offer.codes : 0,
      'left' in offer,
    ]
    const facts = 'facts' in offer ? { ...offer.facts } : {}
    const terms = { refund: left ? 'left' : '' } as const
    const id = await shop.goods({
      kind,
      ways,
      stock,
      limitPerUser: limit,
      merchantId,
      facts,
      ...terms,
    })
    if (codes > 0) {
      const rightKey = kind === 'digital' ? '' : '02'
      await shop.codes(
        id,
        Array.from({ length: codes }, (_, at) => `C-${id}-${at}`),
        rightKey,
      )
      model.codes[`${id} ${rightKey}`] = codes
    }
    const goods: ModelGoods = {
      id,
      kind,
      ways,
      left,
      stock,
      sold: 0,
      limit,
      begins: kind === 'course' ? begins.getTime() : null,
    }
    model.goods.push(goods)
  }
  return { shop, dice: createDice(seed), people, clerk, model }
}

/** A way in each coin, with the same money besides. */
const waysOf = ({ points, gold, money = 0 }: { points: number; gold: number; money?: number }) =>
  [
    { ...none, points },
    { ...none, gold },
  ]
    .filter((way) => way.points + way.gold > 0)
    .map((way) => ({ ...way, money }))

/** Every order is sent, usable, given back or waits for somebody who is named. */
async function unfinished({ house }: Shop): Promise<object[]> {
  const { rows } = await house.database.pool.query<object>(`
    select 'an order still waits' as wrong, order_sn as which, state as why
    from orders where state in ('unpaid', 'paid')
    union all
    select 'a parcel has no carrier', order_sn, state
    from orders where kind = 'goods' and state in ('shipped', 'finished') and tracking_no = ''
    union all
    select 'a thing is offered for ever', holding_id::text, state from holdings where state = 'offered'
    union all
    select 'a refund is still to come', refund_no, last_error from refunds where done_at is null
    union all
    select 'money waits for a person', payment_no, kind from payment_incidents
    union all
    select 'the cashier keeps something else than what holds', order_sn, state
    from orders placed
    where (
      select coalesce(sum(trade.amount), 0) - coalesce(sum((
        select sum(amount) from cashier_refunds where cashier_refunds.trade_no = trade.trade_no)), 0)
      from payments join cashier_trades trade on trade.trade_no = payments.payment_no
      where payments.order_sn = placed.order_sn and trade.state = 'paid'
    ) <> case when state = 'cancelled' then 0 else money end - (
      select coalesce(sum(back.money), 0) from holding_refunds back
      where back.order_sn = placed.order_sn)`)
  return rows
}
