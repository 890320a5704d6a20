import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { ports } from '@server/areas/assembled'
import { keyAt } from '@server/areas/draw/odds'
import type { Person } from '../harness/people'
import { seedsOr } from '../harness/seeds'
import { drawn, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const pay = '/user/vip/makeVipOrder'
/** `npm run bench -- games` plays others. */
const [seed = 0] = seedsOr([199])

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const box = {
  ...drawn,
  prizes: [
    somePrize({ key: 'small', weight: 60, stock: 5 }),
    somePrize({ key: 'some', weight: 30, stock: 3, daily: 2, gives: { type: 'gold', amount: 2 } }),
    somePrize({ key: 'big', weight: 10, stock: 2, gives: { type: 'gold', amount: 9 } }),
  ],
  guarantee: { every: 3, prizes: ['big'], text: '大奖' },
  modules: [{ type: 'odds', title: '概率', note: '按权重抽取' }],
}

const settle = (userId: string, orderSn: string) =>
  place.house.database.transaction((tx) =>
    ports.orders.settle(tx, { userId, orderSn, paidAt: place.now() }),
  )

/** Everything that anybody is told of a campaign, and how far this person is. */
async function told(key: string, person: Person) {
  const { prizes, surplus, state, modules } = await place.ask(
    '/tp5/api/Campaign/detail',
    { key },
    person,
  )
  const numbers = await place.ask('/tp5/api/Campaign/surplusNum', { key }, null)
  const total = await place.ask('/tp5/api/Campaign/total', { key }, null)
  return { prizes, surplus, state, modules, numbers, total }
}

const stocks = (key: string) =>
  place.one<{ left: number; least: number; given: number; unpaid: number; drawn: number }>(
    `select sum(stock)::int as left, min(stock) as least, sum(given)::int as given,
       (select count(*)::int from orders where counter = $1 and state = 'unpaid') as unpaid,
       (select count(*)::int from orders where counter = $1 and facts ->> 'drawn' <> '') as drawn
     from campaign_prizes where campaign_key = $1`,
    [key],
  )

interface Move {
  kind: 'order' | 'points' | 'pay' | 'cancel' | 'lapse' | 'open'
  person: number
}

/** Plays one campaign to three people, and looks at it after every move. */
async function play(moves: readonly Move[]) {
  place.until(1, '10:00')
  const key = await place.campaign({ ...box, period: { days: 300 } })
  const people = await Promise.all([1, 2, 3].map(() => place.adult({ points: 1000 })))
  for (const { kind, person: nth } of moves) {
    const person = await place.again(people[nth % people.length]!)
    const seen = await told(key, person)
    const { order } = await place.ask('/tp5/api/Campaign/detail', { key }, person)
    const order_sn = order?.order_sn ?? ''
    const waits = order?.state === 'unpaid'
    // only what is opened changes what there is
    const quiet = kind !== 'open'
    if (kind === 'order') await place.call(pay, { key, pay: 'money' }, person)
    else if (kind === 'points') await place.call(pay, { key, pay: 'points' }, person)
    else if (kind === 'open' && order?.state === 'paid')
      await place.ask('/tp5/api/Campaign/open', { order_sn }, person)
    else if (kind === 'pay' && waits) await settle(person.userId, order_sn)
    else if (kind === 'cancel' && waits)
      await place.ask('/tp5/api/Campaign/cancel', { order_sn }, person)
    else if (kind === 'lapse') {
      place.later(16 * 60)
      await place.seeToLate()
    }
    if (quiet) assert.deepEqual(await told(key, await place.again(person)), seen, kind)
    const { left, least, given, unpaid, drawn: taken } = await stocks(key)
    assert.ok(least >= 0 && left >= unpaid, `${left} left for ${unpaid}`)
    assert.deepEqual([left + given, given], [10, taken])
  }
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom(
    'order',
    'order',
    'order',
    'points',
    'pay',
    'pay',
    'cancel',
    'lapse',
    'open',
  ),
  person: fc.nat(2),
})

describe('a box that nobody has paid for', () => {
  test('changes nothing that anybody is told, in whatever order people come', async () => {
    const moves = fc.array(move, { minLength: 12, maxLength: 24 })
    await fc.assert(fc.asyncProperty(moves, play), { seed, numRuns: 6 })
  })

  test('does not bring the guarantee nearer', async () => {
    place.until(1, '10:00')
    const [small, , big] = box.prizes
    const prizes = [
      { ...small!, weight: 1_000_000_000, stock: 50 },
      { ...big!, weight: 1 },
    ]
    const key = await place.campaign({ ...box, prizes })
    const person = await place.adult({ points: 1000 })
    for (let nth = 0; nth < 2; nth++) {
      const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
      await place.ask('/tp5/api/Campaign/cancel', { order_sn }, person)
    }
    const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
    await settle(person.userId, order_sn)
    const { prize_key } = await place.ask('/tp5/api/Campaign/open', { order_sn }, person)
    assert.equal(prize_key, 'small')
  })
})

describe('the last boxes', () => {
  const few = { ...drawn, prizes: drawn.prizes.map((prize) => ({ ...prize, stock: 2 })) }

  test('are kept for those who ordered them, and each of them is paid for once', async () => {
    const key = await place.campaign(few)
    const people = await Promise.all(Array.from({ length: 7 }, () => place.adult({ points: 10 })))
    const replies = await Promise.all(
      people.map((person) => place.call(pay, { key, pay: 'money' }, person)),
    )
    const orders = replies.flatMap(({ error, data }, nth) =>
      error === 0
        ? [{ userId: people[nth]!.userId, orderSn: (data as { order_sn: string }).order_sn }]
        : [],
    )
    assert.equal(orders.length, 4)
    assert.equal((await place.ask('/tp5/api/Campaign/surplusNum', { key }, null)).left, 4)
    const late = people[replies.findIndex(({ error }) => error !== 0)]!
    const refused = await place.call(pay, { key, pay: 'points' }, late)
    assert.deepEqual(
      [refused.error, refused.message],
      [2305, '剩下的都有人先要了，过一刻钟再来看看'],
    )
    const settled = await Promise.all(
      orders.flatMap(({ userId, orderSn }) => [settle(userId, orderSn), settle(userId, orderSn)]),
    )
    assert.equal(settled.filter(Boolean).length, 4)
    assert.equal((await place.ask('/tp5/api/Campaign/surplusNum', { key }, null)).left, 4)
    for (const { userId, orderSn: order_sn } of orders)
      await place.ask(
        '/tp5/api/Campaign/open',
        { order_sn },
        people.find((person) => person.userId === userId)!,
      )
    const { left, least, drawn: taken } = await stocks(key)
    assert.deepEqual([left, least, taken], [0, 0, 4])
  })

  test('are given to who ordered one in time, though the campaign pauses or is over', async () => {
    const person = await place.adult()
    const key = await place.campaign({ ...drawn, period: { days: 1 } })
    const first = await place.ask(pay, { key, pay: 'money' }, person)
    await place.one('update campaigns set paused = true where campaign_key = $1', [key])
    assert.equal(await settle(person.userId, first.order_sn), true)
    await place.one('update campaigns set paused = false where campaign_key = $1', [key])
    await place.ask('/tp5/api/Campaign/open', { order_sn: first.order_sn }, person)
    const second = await place.ask(pay, { key, pay: 'money' }, person)
    place.later(2 * 24 * 3600)
    assert.equal(await settle(person.userId, second.order_sn), true)
    const { order_sn } = second
    const again = await place.again(person)
    assert.ok((await place.ask('/tp5/api/Campaign/open', { order_sn }, again)).receipt_id)
  })

  test('that are gone when the money comes send it back', async () => {
    const key = await place.campaign(few)
    const person = await place.adult()
    const { order_sn } = await place.ask(pay, { key, pay: 'money' }, person)
    await place.one('update campaign_prizes set stock = 0 where campaign_key = $1', [key])
    assert.equal(await settle(person.userId, order_sn), false)
    const { state } = await place.ask('/tp5/api/Campaign/order', { order_sn }, person)
    assert.equal(state, 'cancelled')
  })
})

test('a prize is drawn as often as its weight says', () => {
  const weights = { most: 55, some: 30, none: 0, few: 13, one: 2 }
  const pool = Object.entries(weights).map(([key, weight]) => ({ key, weight }))
  const keys = Array.from({ length: 100 }, (_, place) => keyAt(pool, place))
  const times = pool.map(({ key }) => keys.filter((one) => one === key).length)
  assert.deepEqual(times, Object.values(weights))
  assert.equal(keyAt(pool, 100), null)
})
