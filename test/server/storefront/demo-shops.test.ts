import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { storefrontFaults } from '@server/areas/storefront/faults'
import { type House, openHouse } from '../harness/openHouse'

const base = '/tp5/api/VillageEnter/'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

test('each shop of the demo is kept by somebody, whose desk agrees with itself', async () => {
  const { rows } = await house.database.pool.query<{ user_id: string | null }>(
    'select user_id from storefronts order by merchant_id',
  )
  assert.equal(rows.length, 12)
  for (const { user_id: userId } of rows) {
    const sending = { token: await house.signIn(userId!) }
    const { shop } = await house.ask(`${base}mine`, {}, sending)
    assert.equal(shop?.owner, 1)
    const sold = await house.ask(`${base}saleSums`, {}, sending)
    const redeemed = await house.ask(`${base}orderSums`, {}, sending)
    assert.deepEqual(
      sold.days.flatMap(({ day, pieces, amount }) => (pieces > 0 ? [{ day, pieces, amount }] : [])),
      redeemed.days,
    )
    const last = await house.ask(`${base}saleSums`, { month: redeemed.earlier }, sending)
    assert.ok(last.sold > 0, `${shop.name} sold nothing`)
  }
  assert.deepEqual(await storefrontFaults(house.database.db), [])
})
