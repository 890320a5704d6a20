import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { GoodsKind } from '@server/areas/holding/kinds'
import { issueCode } from '@server/areas/auth/sms-codes'
import { openPhone } from '@server/areas/auth/identity'
import { smsCodes, users } from '@server/areas/auth/tables'
import { identities } from '@server/areas/identity/tables'
import { keyedHash } from '@server/database/data-key'
import { newBuyer, type Buyer } from '../harness/people'
import { wrong } from '../auth/signing-in'
import { openShop, rightOf, type Shop, worthOf } from './shop'

const check = '/tp5/api/ExchangeShop/check'
const lists = '/tp5/api/ExchangeShop/UserExchange/lists'
const success = '/tp5/api/ExchangeShop/Goods/exchangeSuccess'

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const tomorrow = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
const session = (days: number) => ({ starts_at: tomorrow(days), ends_at: tomorrow(days + 0.1) })

const facts = {
  coupon: { worth: worthOf({ face: 1000, threshold: 5000, uses: 1, valid_days: 30 }) },
  card: { worth: worthOf({ percent: 80, valid_days: 90 }) },
  digital: { worth: worthOf({ uses: 1, valid_days: 180 }) },
  vip: {
    worth: worthOf({ valid_days: 30 }),
    rights: [rightOf('01', 'coupon'), rightOf('02', 'digital'), rightOf('03', 'goods')],
  },
  packet: { worth: worthOf({ uses: 3, valid_days: 60 }) },
  membership: { worth: worthOf({ valid_days: 30 }), rights: [rightOf('01', 'coupon')] },
  course: { worth: worthOf({ uses: 1 }), sessions: [session(5)] },
  match: { worth: worthOf({ uses: 1 }), sessions: [session(9)] },
}

interface Given {
  state: string
  actions: string[]
  rights?: number
  lasts: boolean
}

const given: Record<keyof typeof facts, Given> = {
  coupon: { state: 'finished', actions: ['use', 'give'], lasts: true },
  card: { state: 'finished', actions: ['use'], lasts: true },
  digital: { state: 'finished', actions: ['reveal', 'give'], lasts: true },
  vip: { state: 'finished', actions: ['give'], rights: 3, lasts: true },
  packet: { state: 'finished', actions: ['use', 'give'], lasts: true },
  membership: { state: 'finished', actions: [], rights: 1, lasts: true },
  course: { state: 'paid', actions: ['use'], lasts: true },
  match: { state: 'paid', actions: ['use'], lasts: true },
}

describe('an exchange puts into my hands', () => {
  for (const [kind, expected] of Object.entries(given) as [keyof typeof facts, Given][]) {
    test(`what a ${kind} gives, as often as it was exchanged`, async () => {
      const goodsId = await shop.goods({ kind, title: `一件 ${kind}`, gold: 7, facts: facts[kind] })
      if (kind === 'digital') await shop.codes(goodsId, ['A-1', 'A-2', 'A-3'])
      const buyer = await shop.buyer({ points: 500, gold: 10 })
      const wish = { goods_id: goodsId, number: 1, exchange_type: 2 as const }
      const checked = await shop.ask(check, wish, buyer)
      assert.deepEqual(checked.needs, { address: 0, sms: 0 })
      assert.equal((await shop.exchange(buyer, goodsId, { exchange_type: 2 })).gold, 7)

      const made = await shop.exchange(buyer, goodsId, { number: 2 })
      assert.deepEqual([made.state, made.points], [expected.state, 200])
      assert.deepEqual(await shop.purse(buyer), { points: 300, gold: 3 })
      const said = await shop.ask(success, { order_sn: made.order_sn }, buyer)
      assert.equal(said.holdings.length, 2)

      const { list } = await shop.ask(lists, { kind }, buyer)
      assert.equal(list.length, 3)
      for (const thing of list) {
        assert.equal(thing.state, 'usable')
        assert.equal(thing.expires_at !== null, expected.lasts)
      }
      const newest = list.find(({ holding_id }) => holding_id === said.holdings[0])!
      const begun = kind !== 'membership' || newest.starts_at! <= new Date().toISOString()
      if (begun) assert.deepEqual(newest.actions, expected.actions)
      const detail = await shop.ask(
        '/tp5/api/ExchangeShop/UserExchange/detail',
        { holding_id: newest.holding_id },
        buyer,
      )
      assert.equal(detail.order_sn, made.order_sn)
      assert.equal(detail.rights.length, expected.rights ?? 0)
      assert.deepEqual(await shop.stockOf(goodsId), { stock: 7, sold: 3 })
    })
  }

  test('nothing of a parcel, which is on its way instead', async () => {
    const goodsId = await shop.goods()
    const buyer = await shop.buyer()
    const { state, order_sn } = await shop.exchange(buyer, goodsId)
    assert.equal(state, 'paid')
    assert.deepEqual(await shop.held(buyer), [])
    assert.deepEqual((await shop.ask(success, { order_sn }, buyer)).holdings, [])
  })

  test('nothing while money is still to be paid', async () => {
    const goodsId = await shop.goods({ kind: 'coupon', money: 990, facts: facts.coupon })
    const buyer = await shop.buyer()
    const { state, points, money } = await shop.exchange(buyer, goodsId, { number: 2 })
    assert.deepEqual([state, points, money], ['unpaid', 200, 1980])
    assert.equal((await shop.purse(buyer)).points, 800)
    assert.deepEqual(await shop.held(buyer), [])
  })

  test('memberships that follow each other, with their rights when it is their turn', async () => {
    const goodsId = await shop.goods({ kind: 'membership', facts: facts.membership })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId, { number: 2 })
    await shop.exchange(buyer, goodsId)
    const { memberships } = await shop.ask(
      '/tp5/api/ExchangeShop/UserRightsCenter/detail',
      {},
      buyer,
    )
    const inTurn = [...memberships].sort((a, b) => a.starts_at!.localeCompare(b.starts_at!))
    assert.equal(inTurn.length, 3)
    inTurn.slice(1).forEach(({ starts_at }, index) => {
      assert.equal(starts_at, inTurn[index]?.expires_at)
    })
    const [now, next] = await Promise.all(
      inTurn
        .slice(0, 2)
        .map(({ holding_id }) =>
          shop.ask('/tp5/api/ExchangeShop/UserExchange/detail', { holding_id }, buyer),
        ),
    )
    assert.deepEqual(now?.rights[0]?.actions, ['receive'])
    const waiting = next!.rights[0]!
    assert.deepEqual(
      [waiting.actions, waiting.starts_at, waiting.expires_at],
      [[], next!.starts_at, next!.expires_at],
    )
    const receive = '/tp5/api/VipPackets/receiveRights'
    const early = await shop.call(receive, { holding_id: waiting.holding_id }, buyer)
    assert.deepEqual([early.error, early.message], [2015, '会员还没有开始，到时再来领取'])
  })
})

describe('what has begun', () => {
  for (const kind of ['course', 'match'] as GoodsKind[]) {
    test(`can no longer be exchanged: a ${kind}`, async () => {
      const over = { worth: worthOf({ uses: 1 }), sessions: [session(-0.05)] }
      const goodsId = await shop.goods({ kind, facts: over })
      const wish = { goods_id: goodsId, number: 1, exchange_type: 1 as const }
      const { error, message } = await shop.call(check, wish, await shop.buyer())
      assert.deepEqual([error, message], [2002, '已经开始了，看看别的场次吧'])
    })
  }
})

describe('goods that ask who I am', () => {
  const wishFor = (goodsId: number) => ({ goods_id: goodsId, number: 1, exchange_type: 1 as const })

  async function applyAs(state: 'waiting' | 'approved' | 'refused', { userId }: Buyer) {
    const at = shop.now()
    const photos = { frontId: userId, backId: userId }
    await shop.house.database.db.insert(identities).values({
      ...photos,
      userId,
      caseId: userId,
      numberHash: userId,
      sealed: Buffer.from(''),
      state,
      submittedAt: at,
      decidedAt: state === 'waiting' ? null : at,
      reason: state === 'refused' ? '看不清' : null,
    })
  }

  test('are for those alone whose identity was approved', async () => {
    const goodsId = await shop.goods({ kind: 'coupon', identityNeeded: true, facts: facts.coupon })
    for (const state of [null, 'waiting', 'refused', 'approved'] as const) {
      const buyer = await shop.buyer()
      if (state) await applyAs(state, buyer)
      const { error } = await shop.call(check, wishFor(goodsId), buyer)
      assert.equal(error, state === 'approved' ? 0 : 2010, String(state))
      if (error === 0) await shop.exchange(buyer, goodsId)
    }
  })
})

describe('goods that ask for a code by SMS', () => {
  const phoneOf = async ({ userId }: Buyer) => {
    const { database, config } = shop.house
    const [user] = await database.db.select().from(users).where(eq(users.userId, userId))
    return openPhone(config.dataKey, userId, user!.phoneSealed)
  }
  const codeFor = async (buyer: Buyer) => {
    const { database, config } = shop.house
    const asker = keyedHash(config.dataKey, 'member', buyer.userId)
    const wish = { phone: await phoneOf(buyer), purpose: 'exchange' as const, asker }
    return issueCode({ db: database.db, config, now: shop.now() }, wish)
  }
  const attempts = async (code: string) => {
    const rows = await shop.house.database.db.select().from(smsCodes)
    assert.ok(rows.length > 0, code)
    return rows.map((row) => row.attempts)
  }
  const offer = () => shop.goods({ kind: 'coupon', smsNeeded: true, facts: facts.coupon })

  test('say so, and take the right code once', async () => {
    const [goodsId, buyer] = [await offer(), await shop.buyer()]
    const wish = { goods_id: goodsId, number: 1, exchange_type: 1 as const }
    assert.equal((await shop.ask(check, wish, buyer)).needs.sms, 1)
    assert.equal((await shop.tryExchange(buyer, goodsId)).error, 400)
    const code = await codeFor(buyer)
    assert.equal((await shop.tryExchange(buyer, goodsId, { code })).error, 0)
    assert.equal((await shop.tryExchange(buyer, goodsId, { code })).error, 1004)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 9, sold: 1 })
  })

  test('count wrong codes, whatever becomes of the exchange, and keep nothing of it', async () => {
    const [goodsId, buyer] = [await offer(), await shop.buyer()]
    const code = await codeFor(buyer)
    for (let nth = 0; nth < 5; nth++) {
      const { error } = await shop.tryExchange(buyer, goodsId, { code: wrong(code) })
      assert.equal(error, 1003)
    }
    assert.ok((await attempts(code)).includes(5))
    assert.equal((await shop.tryExchange(buyer, goodsId, { code })).error, 1004)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
    assert.deepEqual(await shop.purse(buyer), { points: 1000, gold: 0 })
    assert.deepEqual(await shop.held(buyer), [])
  })

  test('do not use the code up where the exchange fails afterwards', async () => {
    const goodsId = await offer()
    const buyer = await newBuyer(shop.house, { points: 150 })
    const wish = { goods_id: goodsId, number: 1, exchange_type: 1 as const }
    const { ticket } = await shop.ask(check, wish, buyer)
    await shop.exchange(buyer, await shop.goods({ points: 60 }))
    const code = await codeFor(buyer)
    const exchange = '/tp5/api/ExchangeShop/exchange'
    assert.equal((await shop.call(exchange, { ticket, code }, buyer)).error, 2003)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 10, sold: 0 })
    const cheap = await shop.goods({
      kind: 'coupon',
      smsNeeded: true,
      points: 50,
      facts: facts.coupon,
    })
    assert.equal((await shop.tryExchange(buyer, cheap, { code })).error, 0)
  })
})

describe('e-codes', () => {
  const codes = Array.from({ length: 12 }, (_, nth) => `CODE-${nth}`)

  test('go to as many buyers at once as there are, each another, none twice', async () => {
    const goodsId = await shop.goods({ kind: 'digital', stock: 12, facts: facts.digital })
    await shop.codes(goodsId, codes)
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()))
    const wish = { goods_id: goodsId, number: 1, exchange_type: 1 as const }
    const tickets = await Promise.all(buyers.map((buyer) => shop.ask(check, wish, buyer)))
    const exchange = '/tp5/api/ExchangeShop/exchange'
    const replies = await Promise.all(
      buyers.map((buyer, nth) => shop.call(exchange, { ticket: tickets[nth]!.ticket }, buyer)),
    )
    const won = buyers.filter((_, nth) => replies[nth]?.error === 0)
    assert.equal(won.length, 12)
    assert.equal(replies.filter(({ error }) => error === 2001).length, 8)
    const revealed = await Promise.all(
      won.map(async (buyer) => {
        const [thing] = await shop.held(buyer)
        const reveal = '/tp5/api/ExchangeShop/UserExchange/reveal'
        return (await shop.ask(reveal, { holding_id: thing!.holdingId }, buyer)).code
      }),
    )
    assert.deepEqual([...revealed].sort(), [...codes].sort())
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('are written down under the thing that holds them', async () => {
    const goodsId = await shop.goods({ kind: 'digital', stock: 12, facts: facts.digital })
    await shop.codes(goodsId, codes)
    const buyer = await shop.buyer({ points: 2000 })
    await shop.exchange(buyer, goodsId, { number: 12 })
    const { rows } = await shop.house.database.pool.query(
      `select count(*)::int as agree from digital_codes kept
       join holdings thing on thing.holding_id = kept.holding_id and thing.secret = kept.code
       where kept.goods_id = $1`,
      [goodsId],
    )
    assert.deepEqual(rows, [{ agree: 12 }])
  })

  test('are sold out exactly where the goods ran out of codes before their stock', async () => {
    const goodsId = await shop.goods({ kind: 'digital', stock: 5, facts: facts.digital })
    await shop.codes(goodsId, ['ONE', 'TWO'])
    const buyer = await shop.buyer()
    assert.equal((await shop.tryExchange(buyer, goodsId, { number: 3 })).error, 2001)
    assert.equal((await shop.tryExchange(buyer, goodsId, { number: 2 })).error, 0)
    assert.equal((await shop.tryExchange(buyer, goodsId)).error, 2001)
    assert.deepEqual(await shop.stockOf(goodsId), { stock: 3, sold: 2 })
  })

  test('are shown to their owner once asked for, and lie sealed', async () => {
    const goodsId = await shop.goods({ kind: 'digital', facts: facts.digital })
    await shop.codes(goodsId, ['SECRET-CODE'])
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    await shop.exchange(buyer, goodsId)
    const [thing] = await shop.held(buyer)
    const detail = '/tp5/api/ExchangeShop/UserExchange/detail'
    const reveal = '/tp5/api/ExchangeShop/UserExchange/reveal'
    const own = { holding_id: thing!.holdingId }
    assert.ok(!thing!.secret!.toString('latin1').includes('SECRET'))
    assert.equal((await shop.ask(detail, own, buyer)).code, '')
    assert.equal((await shop.call(reveal, own, other)).error, 404)
    assert.equal((await shop.ask(reveal, own, buyer)).code, 'SECRET-CODE')
    assert.equal((await shop.ask(detail, own, buyer)).code, 'SECRET-CODE')
    assert.equal((await shop.call(detail, own, other)).error, 404)
  })
})
