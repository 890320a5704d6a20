import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ports } from '@server/areas/assembled'
import { freightCase } from '@server/areas/after-sale/freight-case'
import { carryOut } from '@server/command/run'
import { packingCommand } from '@server/desk/packing/command'
import { readRequest as readPacking } from '@server/desk/packing/request'
import type { Buyer } from '../harness/people'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())

const rules = freightCase(ports)

const atDesk = <T>(work: (context: Parameters<typeof rules.list>[0]) => Promise<T>): Promise<T> =>
  counter.house.database.transaction((db) =>
    work({ db, config: counter.house.config, now: counter.now() }),
  )
const owed = async (no: string) =>
  (await atDesk((context) => rules.list(context))).some(({ id }) => id === no)
const moneyBack = async (orderSn: string) => {
  const { rows } = await counter.house.database.pool.query<{ sum: string }>(
    `select coalesce(sum(refunds.amount), 0)::text as sum from refunds join payments using (payment_no)
     where order_sn = $1`,
    [orderSn],
  )
  return Number(rows[0]?.sum)
}

describe('the way back', () => {
  test('is paid by whoever the reason says, told before anybody applies', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.received(person)
    const { kinds } = await counter.ask(calls.select, { order_sn }, person)
    const wordsOf = (kind: string, reason: string) =>
      kinds.find((one) => one.kind === kind)?.reasons.find(({ key }) => key === reason)?.freight
    assert.match(wordsOf('return', 'quality') ?? '', /由邻集承担/)
    assert.match(wordsOf('exchange', 'wrong') ?? '', /由邻集承担/)
    assert.match(wordsOf('return', 'unwanted') ?? '', /由您承担/)
    assert.equal(wordsOf('refund', 'quality'), '')
  })

  test('that the owner pays for is not claimed from the house', async () => {
    const person = await counter.buyer({ points: 100 })
    const { order_sn } = await counter.received(person)
    const no = await counter.apply(person, order_sn, { kind: 'return', reason: 'unwanted' })
    await counter.approve(no)
    assert.equal((await counter.detail(person, no)).freight?.by, 'owner')
    const { error, message } = await counter.sendBack(person, no, 800)
    assert.deepEqual(
      [error, message],
      [refusals.invalid.error, '这次寄回的运费由您承担，不能填垫付'],
    )
    assert.equal((await counter.sendBack(person, no)).error, 0)
  })
})

test('goods that did not pass stand among the parcels of the house, without for whom', async () => {
  const person = await counter.buyer({ points: 100 })
  const { no } = await counter.inState(person, 'returning')
  await counter.refuse(no, '盒子是空的')
  // any carrier takes them: ours would have fetched them by itself
  const { house } = counter
  const byHand = { ...house, config: { ...house.config, carriers: 'any' as const } }
  const packing = (...words: string[]) => carryOut(packingCommand, byHand, readPacking(words))
  const [head, ...lines] = await packing('list')
  assert.match(head!, /另有 1 件要寄还/)
  const line = lines.find((one) => one.startsWith(no))
  assert.match(line ?? '', /验收未通过，原商品寄还.*×1$/)
  assert.ok(!lines.join().includes('李明'))
  const [to] = await packing('recipients', no, '--by', '沈静')
  assert.match(to!, new RegExp(`^${no} {2}李明 {2}13912345678 {2}浙江省`))
  await counter.approve(no)
  assert.ok(!(await packing('list')).join().includes(no))
})

describe('freight that was laid out', () => {
  async function claimed(person: Buyer, asked: { money?: number } = {}) {
    const { order_sn } = await counter.received(person, { points: 1, money: 2000 })
    const picture = await counter.picture(person)
    const why = { kind: 'return', reason: 'quality', pictures: picture } as const
    const no = await counter.apply(person, order_sn, { ...why, ...asked })
    await counter.approve(no)
    assert.equal((await counter.sendBack(person, no, 800)).error, 0)
    return { no, order_sn }
  }
  const freightOf = async (person: Buyer, no: string) => (await counter.detail(person, no)).freight

  test('waits at the desk once the goods have passed, and no sooner', async () => {
    const person = await counter.buyer({ points: 1 })
    const { no } = await claimed(person)
    assert.equal(await owed(no), false)
    await counter.approve(no)
    assert.equal(await owed(no), true)
    assert.deepEqual(await freightOf(person, no), {
      by: 'house',
      text: '寄回运费由邻集承担，您垫付的验收后退给您',
      laid_out: 800,
    })
  })

  test('goes back with what is left of the money, once', async () => {
    const person = await counter.buyer({ points: 1 })
    const { no, order_sn } = await claimed(person, { money: 1000 })
    await counter.approve(no)
    await atDesk((context) => rules.approve(context, no))
    await assert.rejects(
      atDesk((context) => rules.approve(context, no)),
      /没有等着退的运费/,
    )
    assert.equal(await moneyBack(order_sn), 1800)
    assert.equal((await freightOf(person, no))?.text, '您垫付的寄回运费已原路退回')
    await counter.runJobs()
    assert.deepEqual(await counter.wrongs(), [])
  })

  test('is never taken from what can still be asked back, but settled in another way', async () => {
    const person = await counter.buyer({ points: 1 })
    const { no, order_sn } = await claimed(person)
    await counter.approve(no)
    await assert.rejects(
      atDesk((context) => rules.approve(context, no)),
      /这个订单的款只剩 0.00 元 可退，请把 8.00 元 转给顾客/,
    )
    await atDesk((context) => rules.settle!(context, no, ''))
    assert.equal(await moneyBack(order_sn), 2000)
    assert.equal((await freightOf(person, no))?.text, '您垫付的寄回运费已转给您')
    assert.equal(await owed(no), false)
  })

  test('is refused with why', async () => {
    const person = await counter.buyer({ points: 1 })
    const { no } = await claimed(person)
    await counter.approve(no)
    await atDesk((context) => rules.refuse!(context, no, '面单上是到付'))
    assert.equal((await freightOf(person, no))?.text, '您垫付的寄回运费没有退：面单上是到付')
  })

  test('is the owner’s where the goods did not pass', async () => {
    const person = await counter.buyer({ points: 1 })
    const { no } = await claimed(person)
    await counter.refuse(no, '人为摔坏')
    assert.equal(await owed(no), false)
    assert.equal((await freightOf(person, no))?.text, '验收没有通过，寄回运费由您承担')
  })
})
