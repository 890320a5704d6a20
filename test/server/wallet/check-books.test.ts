import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBooks, mustTransfer, ofHouse, ofPerson } from '@server/areas/wallet/wallet'
import { openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

test('the books are right until somebody writes into them by hand', async () => {
  const house = await openHouse({ seeded: false })
  const { db, pool } = house.database
  const { userId } = await newPerson(house, { points: 120, gold: 3 })
  const differences = async () =>
    Object.fromEntries((await checkBooks(db)).map(({ currency, amount }) => [currency, amount]))
  assert.deepEqual(await differences(), { points: 0, gold: 0, money: 0 })
  await pool.query(
    `update wallet_accounts set balance = balance + 7 where user_id = $1 and currency = 'gold'`,
    [userId],
  )
  assert.deepEqual(await differences(), { points: 0, gold: 7, money: 0 })
  await house.close()
})

test('money is held against its entries, account by account, and both sides against each other', async () => {
  const house = await openHouse({ seeded: false })
  const { database } = house
  const people = [await newPerson(house), await newPerson(house)]
  const entry = { from: ofHouse('gifts'), amount: 500, title: '红包', subject: 'test' }
  await database.transaction(async (tx) => {
    for (const { userId } of people)
      await mustTransfer(tx, { ...entry, to: ofPerson(userId, 'balance'), at: new Date() })
  })
  const money = async () =>
    (await checkBooks(database.db)).find(({ currency }) => currency === 'money')?.amount
  const change = (amount: number, { userId }: { userId: string }) =>
    database.pool.query('update money_accounts set balance = balance + $1 where holder = $2', [
      amount,
      userId,
    ])
  assert.equal(await money(), 0)
  await change(7, people[0]!)
  await change(-7, people[1]!)
  assert.equal(await money(), 14)
  await change(-7, people[0]!)
  await change(7, people[1]!)
  await database.pool.query(
    `insert into money_entries (transfer_id, holder, part, amount, title, subject, created_at)
     values (gen_random_uuid(), 'house', 'gifts', 3, '红包', 'test', now())`,
  )
  assert.equal(await money(), 3)
  await house.close()
})
