import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import { earn, freeze, takeBack } from '@server/areas/earnings/earnings'
import { sharesOf } from '@server/areas/earnings/income-sums'
import type { IncomeSource } from '@server/areas/earnings/sources'
import { feeOf, withdrawalRules } from '@server/areas/earnings/withdrawal-rules'
import { ofHouse } from '@server/areas/wallet/wallet'
import type { Person } from '../harness/people'
import { type Counter, openCounter } from './counter'

let counter: Counter
before(async () => void (counter = await openCounter()))
after(() => counter.close())

type Row = Out<'/tp5/api/MyIncome/lists'>['list'][number]

async function give(
  { userId }: Person,
  source: IncomeSource,
  amount: number,
  at: string,
  subject = `${source} ${at} ${amount}`,
) {
  const given = { userId, source, subject, title: '一笔收入', amount, from: ofHouse('gifts') }
  await counter.database.transaction((tx) =>
    earn(tx, { ...given, settlesAt: null, at: new Date(at) }),
  )
  return { userId, source, subject }
}

/** Every page, as somebody who scrolls to the end. */
async function allOf(
  person: Person,
  asked: { source?: IncomeSource; start_time?: string; end_time?: string },
) {
  const rows: Row[] = []
  let cursor: string | null = null
  let first: Out<'/tp5/api/MyIncome/lists'> | undefined
  do {
    const page: Out<'/tp5/api/MyIncome/lists'> = await counter.ask(
      '/tp5/api/MyIncome/lists',
      { ...asked, ...(cursor && { cursor }) },
      person,
    )
    first ??= page
    rows.push(...page.list)
    cursor = page.next
  } while (cursor)
  return { rows, first }
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

describe('the ledger of income', () => {
  let person: Person
  before(async () => {
    person = await counter.earner(1)
    // the last second of a business day in Shanghai, and the first of the next
    await give(person, 'task', 100, '2026-03-01T15:59:59.999Z')
    await give(person, 'task', 200, '2026-03-01T16:00:00.000Z')
    for (let nth = 0; nth < 45; nth++)
      await give(person, nth % 2 ? 'invite' : 'machine', 10 + nth, '2026-03-10T03:00:00Z')
    await give(person, 'dividend', 333, '2026-04-30T15:59:59Z')
  })

  test('parts two business days at midnight in Shanghai', async () => {
    const day = (one: string) => allOf(person, { start_time: one, end_time: one })
    assert.deepEqual(
      (await day('2026-03-01')).rows.map(({ amount }) => amount),
      [100],
    )
    assert.deepEqual(
      (await day('2026-03-02')).rows.map(({ amount }) => amount),
      [200],
    )
  })

  test('totals, chart and shares are those of its rows', async () => {
    const march = { start_time: '2026-03-01', end_time: '2026-03-31' }
    const { rows, first } = await allOf(person, march)
    assert.equal(rows.length, 47)
    assert.deepEqual([first.income, first.number], [sumOf(rows), rows.length])
    const sums = await counter.ask('/tp5/api/MyIncome/accumulateIncome', march, person)
    assert.deepEqual([sums.income, sums.number, sums.by], [sumOf(rows), 47, 'day'])
    assert.deepEqual([sums.days.length, sumOf(sums.days)], [31, sumOf(rows)])
    assert.equal(sums.before, 0)
    const ratio = await counter.ask('/tp5/api/MyIncome/incomeRatio', march, person)
    assert.equal(sumOf(ratio.list), sumOf(rows))
    assert.equal(
      ratio.list.reduce((all, { per_mille }) => all + per_mille, 0),
      1000,
    )
    for (const { source, amount } of ratio.list)
      assert.equal(sumOf((await allOf(person, { ...march, source })).rows), amount)
  })

  test('shows months where more days were chosen, and all of it where none were', async () => {
    const spring = { start_time: '2026-03-01', end_time: '2026-04-30' }
    const { by, days, income } = await counter.ask(
      '/tp5/api/MyIncome/accumulateIncome',
      spring,
      person,
    )
    assert.equal(by, 'month')
    assert.deepEqual(
      days.map(({ day }) => day),
      ['2026-03', '2026-04'],
    )
    assert.equal(sumOf(days), income)
    const all = await counter.ask('/tp5/api/MyIncome/accumulateIncome', {}, person)
    assert.deepEqual([all.income, all.before], [all.total, null])
  })

  test('refuses days that are too many, or the wrong way round', async () => {
    const path = '/tp5/api/MyIncome/lists'
    const wrong = { start_time: '2026-04-01', end_time: '2026-03-01' }
    assert.equal((await counter.call(path, wrong, person)).message, '开始时间不能大于结束时间')
    const long = { start_time: '2025-01-01', end_time: '2026-03-01' }
    assert.equal((await counter.call(path, long, person)).message, '请选择1年内时间范围')
  })

  test('of dividends is the part of it that they are', async () => {
    const totals = await counter.ask('/tp5/api/UserDividend/totals', {}, person)
    const { list, income } = await counter.ask('/tp5/api/UserDividend/lists', {}, person)
    assert.deepEqual([totals.total, income, sumOf(list)], [333, 333, 333])
    const [{ income_id }] = list as [Row]
    const detail = await counter.ask('/tp5/api/UserDividend/detail', { income_id }, person)
    assert.deepEqual([detail.amount, detail.payer], [333, '邻集'])
    const other = (await allOf(person, { source: 'task' })).rows[0]!
    const asked = { income_id: other.income_id }
    assert.equal((await counter.call('/tp5/api/UserDividend/detail', asked, person)).error, 404)
  })
})

describe('taking money', () => {
  test('takes one, then all that are settled, and nothing twice', async () => {
    const person = await counter.earner(1)
    for (const amount of [100, 250, 40]) await give(person, 'task', amount, '2026-03-01T04:00:00Z')
    const frozen = await give(person, 'task', 999, '2026-03-01T05:00:00Z')
    await counter.database.transaction((tx) => freeze(tx, frozen, '在核实', counter.now()))
    const { rows } = await allOf(person, { source: 'task' })
    const one = rows.find(({ amount }) => amount === 250)!
    const path = '/tp5/api/MyIncome/getMoney'
    assert.deepEqual(await counter.ask(path, { income_id: one.income_id }, person), {
      ...{ amount: 250, number: 1, balance: 251 },
    })
    const again = await counter.call(path, { income_id: one.income_id }, person)
    assert.equal(again.message, '这笔收入的状态已经变了，请刷新后再看')
    const taps = await Promise.all([1, 2, 3].map(() => counter.ask(path, {}, person)))
    assert.deepEqual(taps.map(({ amount }) => amount).sort(), [0, 0, 140])
    assert.deepEqual(await counter.held(person), { balance: 391, withdrawing: 0 })
    assert.deepEqual(await counter.faults(), [])
  })
})

describe('what went out', () => {
  test('is fees and what was taken back, by the days it happened in', async () => {
    const person = await counter.earner(50_00)
    const which = await give(person, 'task', 300, '2026-01-10T04:00:00Z')
    const back = new Date('2026-02-28T15:59:59Z')
    await counter.database.transaction((tx) => takeBack(tx, which, '不算', back))
    const path = '/tp5/api/UserFee/feeTotal'
    const last = { start_time: '2026-02-28', end_time: '2026-02-28' }
    assert.deepEqual(await counter.ask(path, last, person), {
      outgo: 300,
      kinds: [{ kind: 'takenBack', text: '收回的收入', amount: -300 }],
    })
    const others = [
      { start_time: '2026-03-01', end_time: '2026-03-31' },
      { start_time: '2026-02-01', end_time: '2026-02-27' },
    ]
    for (const span of others) assert.equal((await counter.ask(path, span, person)).outgo, 0)
    assert.equal((await counter.ask(path, {}, person)).outgo, 300)
    const { list } = await counter.ask('/tp5/api/UserFee/feeLists', last, person)
    assert.equal(sumOf(list), -300)
    assert.equal(list[0]!.title, '一笔收入')
    const long = { start_time: '2024-01-01', end_time: '2026-02-28' }
    const { message } = await counter.call(path, long, person)
    assert.equal(message, '请选择1年内时间范围')
  })
})

describe('the figures', () => {
  test('of a fee are rounded once, by half a cent', () => {
    const fee = (cents: number) => feeOf(withdrawalRules.balance, cents)
    assert.deepEqual([1000, 16_666, 16_667, 50_000, 50_083, 50_084].map(fee), [
      ...[100, 100, 100, 300, 300, 301],
    ])
  })

  test('of shares are a thousand together, whatever they are of', () => {
    for (const amounts of [[1, 1, 1], [2, 1], [999, 1], [7], [1, 1, 1, 1, 1, 1, 1]]) {
      const shares = sharesOf(amounts)
      assert.equal(
        shares.reduce((all, share) => all + share, 0),
        1000,
        amounts.join(),
      )
    }
    assert.deepEqual(sharesOf([0, 0]), [0, 0])
  })
})
