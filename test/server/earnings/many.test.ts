import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { earnMany } from '@server/areas/earnings/earnings'
import { earningsFaults } from '@server/areas/earnings/faults'
import { checkBooks, moneyOf, ofHouse } from '@server/areas/wallet/wallet'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

let house: House
before(async () => void (house = await openHouse({ seeded: false })))
after(() => house.close())

const at = new Date(2026, 4, 6, 9)
const later = new Date(2026, 4, 9, 9)

const earning = (userId: string, nth: number, settlesAt: Date | null = null) => ({
  ...{ userId, source: 'reward' as const, subject: `${nth}`, title: `第 ${nth} 次` },
  ...{ amount: nth, from: ofHouse('gifts'), settlesAt, at },
})

test('many incomes at once are booked as one by one: each once, where its state has it', async () => {
  const { db } = house.database
  const one = await newPerson(house)
  const other = await newPerson(house)
  const first = [earning(one.userId, 1), earning(one.userId, 2, later), earning(other.userId, 3)]
  const again = [...first, earning(one.userId, 4), earning(one.userId, 4)]
  const book = (all: typeof first) => house.database.transaction((tx) => earnMany(tx, all))
  assert.deepEqual(
    (await book(first)).map(({ amount, state }) => [amount, state]),
    [
      [1, 'settled'],
      [2, 'pending'],
      [3, 'settled'],
    ],
  )
  assert.deepEqual(
    (await book(again)).map(({ amount }) => amount),
    [4],
  )
  assert.deepEqual(await book([]), [])
  assert.deepEqual(await moneyOf(db, one.userId), { settled: 5, pending: 2 })
  assert.deepEqual(await moneyOf(db, other.userId), { settled: 3 })
  assert.deepEqual(await earningsFaults(db), [])
  for (const { amount } of await checkBooks(db)) assert.equal(amount, 0)
})

test('more than a statement has room for are booked all', async () => {
  const { db } = house.database
  const { userId } = await newPerson(house)
  const all = Array.from({ length: 1001 }, (_, nth) => earning(userId, nth + 1))
  const booked = await house.database.transaction((tx) => earnMany(tx, all))
  assert.equal(booked.length, 1001)
  assert.deepEqual(await moneyOf(db, userId), { settled: (1001 * 1002) / 2 })
})
