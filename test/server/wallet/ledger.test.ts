import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { balances, credit, debit, type Entry, ledgerPage } from '@server/areas/wallet/wallet'
import { demo } from '@server/database/demo'
import { openCounter } from '../after-sale/counter'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const points = '/tp5/api/ExchangeShop/UserPoints/detail'
const gold = '/tp5/api/ExchangeShop/UserGold/detail'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const entry = (userId: string, amount: number, given: Partial<Entry> = {}): Entry => ({
  userId,
  amount,
  currency: 'points',
  from: 'task',
  title: '试验',
  at: new Date(),
  ...given,
})
const give = (...given: Parameters<typeof entry>) =>
  house.database.transaction((tx) => credit(tx, entry(...given)))
const take = (...given: Parameters<typeof entry>) =>
  house.database.transaction((tx) => debit(tx, entry(...given)))

async function rows<Row>(text: string, params: unknown[] = []): Promise<Row[]> {
  return (await house.database.pool.query(text, params)).rows as Row[]
}

test('an entry says who sold the order behind it, and that there is none', async () => {
  const counter = await openCounter()
  try {
    const person = await counter.buyer({ points: 500 })
    await counter.exchange(person, await counter.goods({ points: 100 }))
    await counter.fromMachine(person)
    const { list } = await counter.ask(points, {}, person)
    assert.deepEqual(
      list.map(({ seller, order_sn }) => [seller, order_sn.slice(0, 2)]),
      [
        ['machine', 'LM'],
        ['shop', 'LJ'],
        ['', ''],
      ],
    )
  } finally {
    await counter.close()
  }
})

describe('a movement', () => {
  test('changes the balance, and stands on both sides of the ledger', async () => {
    const { userId } = await newPerson(house)
    assert.equal(await give(userId, 300), 300)
    assert.equal(await take(userId, 120), 180)
    assert.deepEqual(await balances(house.database.db, userId), { points: 180, gold: 0 })
    const sides = await rows<{ account: string; amount: number; balance: number | null }>(
      `select account, amount, balance from wallet_entries
       where user_id = $1 order by sequence, account`,
      [userId],
    )
    assert.deepEqual(sides, [
      { account: 'system:task', amount: -300, balance: null },
      { account: 'user', amount: 300, balance: 300 },
      { account: 'system:task', amount: 120, balance: null },
      { account: 'user', amount: -120, balance: 180 },
    ])
  })

  test('is refused by name where there is not enough, and leaves no trace', async () => {
    const { userId } = await newPerson(house, { points: 50 })
    await assert.rejects(take(userId, 51), { refusal: 'pointsShort' })
    await assert.rejects(take(userId, 1, { currency: 'gold' }), { refusal: 'goldShort' })
    assert.deepEqual(await balances(house.database.db, userId), { points: 50, gold: 0 })
    const [count] = await rows<{ n: number }>(
      'select count(*) as n from wallet_entries where user_id = $1',
      [userId],
    )
    assert.equal(count?.n, 2)
  })

  test('of nothing, or of a part of a point, is a mistake of ours', async () => {
    const { userId } = await newPerson(house, { points: 50 })
    await assert.rejects(give(userId, 0), RangeError)
    await assert.rejects(take(userId, -5), RangeError)
    await assert.rejects(give(userId, 1.5), RangeError)
  })

  test('of many at once never takes more than there is, and numbers without a gap', async () => {
    const { userId } = await newPerson(house, { points: 300 })
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => take(userId, 10)))
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 30)
    const entries = await rows<{ sequence: number; balance: number }>(
      `select sequence, balance from wallet_entries
       where user_id = $1 and account = 'user' order by sequence`,
      [userId],
    )
    assert.deepEqual(
      entries.map(({ sequence, balance }) => [sequence, balance]),
      Array.from({ length: 31 }, (_, index) => [index + 1, 300 - index * 10]),
    )
  })

  test('that is the first of several at once opens the account once', async () => {
    const { userId } = await newPerson(house)
    await Promise.all(Array.from({ length: 20 }, () => give(userId, 7)))
    assert.equal((await balances(house.database.db, userId)).points, 140)
  })
})

describe('a ledger', () => {
  test('tells the totals of business days, whatever page is shown', async () => {
    const { userId } = await newPerson(house)
    const at = (time: string) => ({ at: new Date(time) })
    await give(userId, 100, at('2026-03-01T15:59:59Z'))
    await give(userId, 30, at('2026-03-01T16:00:00Z'))
    await take(userId, 50, at('2026-03-02T15:59:59Z'))
    await give(userId, 5, at('2026-03-02T16:00:00Z'))
    const page = await ledgerPage(house.database.db, {
      userId,
      currency: 'points',
      start: '2026-03-02',
      end: '2026-03-02',
      now: new Date('2026-03-10T00:00:00Z'),
    })
    assert.deepEqual(
      page.list.map(({ amount, balance }) => [amount, balance]),
      [
        [-50, 80],
        [30, 130],
      ],
    )
    assert.deepEqual([page.income, page.outgo, page.balance], [30, 50, 85])
    assert.equal(page.list[0]?.created_at, '2026-03-02T23:59:59+08:00')
  })

  test('of days on which nothing happened is empty', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const days = { start_time: '2020-01-01', end_time: '2020-01-31' }
    const page = await house.ask(points, days, { token })
    assert.deepEqual([page.list, page.next, page.income, page.outgo], [[], null, 0, 0])
    assert.equal(page.balance, 12480)
  })

  test('shows every entry once, also while new ones arrive between two pages', async () => {
    const { userId, token } = await newPerson(house)
    for (let amount = 1; amount <= 45; amount++) await give(userId, amount)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await house.ask(points, { cursor }, { token })
      seen.push(...page.list.map(({ amount }) => amount))
      cursor = page.next ?? undefined
      await give(userId, 1000)
    } while (cursor)
    assert.deepEqual(
      seen,
      Array.from({ length: 45 }, (_, index) => 45 - index),
    )
  })

  test('refuses days that make no range, in the words of the date picker', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const reversed = { start_time: '2026-05-02', end_time: '2026-05-01' }
    const { error, message } = await house.call(points, reversed, { token })
    assert.deepEqual([error, message], [400, '开始时间不能大于结束时间'])
    const long = { start_time: '2025-01-01', end_time: '2026-01-02' }
    assert.equal((await house.call(gold, long, { token })).message, '请选择1年内时间范围')
  })

  test('refuses a place in the list that was not given by it', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const other = Buffer.from('["ledger:gold",5]').toString('base64url')
    const odd = Buffer.from('["ledger:points","5; drop table"]').toString('base64url')
    const huge = Buffer.from('["ledger:points",1e300]').toString('base64url')
    for (const cursor of ['x', other, odd, huge, 'bnVsbA', 'W10', '"', '[[]]']) {
      assert.equal((await house.call(points, { cursor }, { token })).error, 400, cursor)
    }
  })

  test('of the demo adds up to the balance it shows', async () => {
    const token = await house.signIn(demo.consumer.userId)
    for (const [path, balance] of [
      [points, 12480],
      [gold, 368],
    ] as const) {
      const page = await house.ask(path, {}, { token })
      assert.equal(page.balance, balance)
      assert.equal(page.income - page.outgo, balance)
    }
  })
})

test('all movements of every currency sum to nothing', async () => {
  const sums = await rows<{ sum: string }>(
    'select sum(amount) from wallet_entries group by currency',
  )
  assert.deepEqual(
    sums.map(({ sum }) => sum),
    ['0', '0'],
  )
})

test('every head agrees with its last entry and with the sums of its days', async () => {
  const wrong = await rows(
    `select head.* from wallet_accounts head
     where balance <> (
         select balance from wallet_entries entry
         where entry.user_id = head.user_id and entry.currency = head.currency
           and account = 'user' and entry.sequence = head.sequence
       ) or balance <> (
         select sum(income - outgo) from wallet_days day
         where day.user_id = head.user_id and day.currency = head.currency
       )`,
  )
  assert.deepEqual(wrong, [])
})
