import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBooks } from '@server/areas/wallet/wallet'
import { openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

test('the books are right until somebody writes into them by hand', async () => {
  const house = await openHouse({ seeded: false })
  const { db, pool } = house.database
  const { userId } = await newPerson(house, { points: 120, gold: 3 })
  const differences = async () =>
    Object.fromEntries((await checkBooks(db)).map(({ currency, amount }) => [currency, amount]))
  assert.deepEqual(await differences(), { points: 0, gold: 0 })
  await pool.query(
    `update wallet_accounts set balance = balance + 7 where user_id = $1 and currency = 'gold'`,
    [userId],
  )
  assert.deepEqual(await differences(), { points: 0, gold: 7 })
  await house.close()
})
