import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { businessDay, dayMs } from '@server/calendar'
import { openTill, type Till } from '../payment/till'
import { payAt } from '../payment/pay-for'

let till: Till
before(async () => void (till = await openTill()))
after(() => till.close())

const read = async (person: Awaited<ReturnType<Till['buyer']>>) => ({
  ...(await till.ask('/tp5/api/UserFee/feeTotal', {}, person)),
  ...(await till.ask('/tp5/api/UserFee/feeLists', {}, person)),
})

test('an order that was paid in money is an expense, and what came back of it counts against it', async () => {
  const person = await till.buyer()
  const kept = await till.order(person, await till.goods({ money: 990 }))
  await payAt(till.house, (await till.open(person, kept)).url)
  const given = await till.order(person, await till.goods({ money: 250 }))
  await payAt(till.house, (await till.open(person, given)).url)
  assert.equal((await read(person)).outgo, 1240)
  await till.cancel(person, given)
  await till.refund()

  const { outgo, kinds, list } = await read(person)
  assert.equal(outgo, 990)
  assert.deepEqual(
    kinds.map(({ kind, amount }) => [kind, amount]),
    [
      ['order', -1240],
      ['refund', 250],
    ],
  )
  assert.equal(
    list.reduce((sum, { amount }) => sum + amount, 0),
    -outgo,
  )
  assert.deepEqual(list.map(({ order_sn }) => order_sn).sort(), [given, given, kept].sort())
  assert.ok(list.every(({ seller, title }) => seller === 'shop' && title !== ''))
})

test('money of points is none, and other days have their own', async () => {
  const person = await till.buyer()
  const day = businessDay(new Date(till.now().getTime() - dayMs))
  const span = { start_time: day, end_time: day }
  const { outgo } = await till.ask('/tp5/api/UserFee/feeTotal', span, person)
  assert.equal(outgo, 0)
})
