import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import { businessDay, dayAfter } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { findWrongs } from '../machine/wrongs'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

type Sales = Out<'/tp5/api/IterOrder/lists'>

/** How many sales are listed in these days, and how many their sum says. */
async function countSales(week: { start_time: string; end_time: string }, token: string) {
  let listed = 0
  let cursor: string | undefined
  for (;;) {
    const input = { ...week, ...(cursor && { cursor }) }
    const page: Sales = await house.ask('/tp5/api/IterOrder/lists', input, { token })
    listed += page.list.length
    if (page.next === null) return { listed, sold: page.totals.sold }
    cursor = page.next
  }
}

test('what was sold in the demo agrees with the books', async () => {
  // of the year before the last week the demo has sums alone
  assert.deepEqual(await findWrongs(house.database, []), [])
  const token = await house.signIn(demo.operator.userId)
  const sales = await house.ask('/tp5/api/IterOrder/lists', {}, { token })
  assert.ok(sales.totals.sold > 20 && sales.totals.money > 0)
  const today = businessDay(new Date())
  const week = { start_time: dayAfter(today, -6), end_time: today }
  const { listed, sold } = await countSales(week, token)
  assert.equal(sold, listed)
  assert.ok(listed > 100)
  const { list, open } = await house.ask('/tp5/api/AbnormalOrder/list', {}, { token })
  assert.deepEqual([list.length, open], [4, 3])
})
