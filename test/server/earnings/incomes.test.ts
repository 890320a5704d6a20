import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { earn, freeze, takeBack, thaw } from '@server/areas/earnings/earnings'
import { moneyOf, ofHouse, transfer, ofPerson } from '@server/areas/wallet/wallet'
import { walletFaults } from '@server/areas/wallet/faults'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const at = new Date('2026-03-01T15:59:59Z')
const later = new Date(at.getTime() + dayMs)

describe('an income', () => {
  let house: House
  before(async () => void (house = await openHouse({ seeded: false })))
  after(() => house.close())

  const income = async (settlesAt: Date | null = null) => {
    const { userId } = await newPerson(house)
    const given = { userId, source: 'reward', subject: 'R1', title: '节日红包' } as const
    const book = () =>
      house.database.transaction((tx) =>
        earn(tx, { ...given, amount: 250, from: ofHouse('gifts'), settlesAt, at }),
      )
    assert.equal((await book())?.amount, 250)
    return { userId, book, which: { userId, source: 'reward', subject: 'R1' } as const }
  }
  const held = (userId: string) => moneyOf(house.database.db, userId)
  const within = <T>(work: (tx: Db) => Promise<T>) => house.database.transaction(work)

  test('lies with its owner, once however often it is booked', async () => {
    const { userId, book } = await income()
    assert.equal(await book(), null)
    assert.deepEqual(await held(userId), { settled: 250 })
  })

  test('that waits is frozen, goes on where it was, and is taken back whole', async () => {
    const { userId, which } = await income(later)
    assert.deepEqual(await held(userId), { pending: 250 })
    assert.equal(await within((tx) => freeze(tx, which, '在核实', at)), true)
    assert.equal(await within((tx) => freeze(tx, which, '在核实', at)), false)
    assert.deepEqual(await held(userId), { pending: 0, frozen: 250 })
    assert.equal(await within((tx) => thaw(tx, which, at)), true)
    assert.deepEqual(await held(userId), { pending: 250, frozen: 0 })
    assert.equal(await within((tx) => freeze(tx, which, '在核实', at)), true)
    assert.equal(await within((tx) => thaw(tx, which, later)), true)
    assert.deepEqual(await held(userId), { pending: 0, frozen: 0, settled: 250 })
    assert.equal(await within((tx) => takeBack(tx, which, '不是本人做的', later)), true)
    assert.equal(await within((tx) => takeBack(tx, which, '不是本人做的', later)), false)
    assert.deepEqual(await held(userId), { pending: 0, frozen: 0, settled: 0 })
  })

  test('is never more than lies there, and the book sums to nothing', async () => {
    const { userId } = await income()
    const [from, to] = [ofPerson(userId, 'settled'), ofPerson(userId, 'balance')]
    const take = (amount: number) =>
      within((tx) => transfer(tx, { from, to, amount, title: '领取', subject: 'R1', at }))
    assert.equal(await take(251), false)
    assert.deepEqual(await Promise.all([take(200), take(200)]).then((all) => all.sort()), [
      false,
      true,
    ])
    assert.deepEqual(await held(userId), { settled: 50, balance: 200 })
    assert.deepEqual(await walletFaults(house.database.db), [])
    await house.database.pool.query(`update money_accounts set balance = 51 where balance = 50`)
    assert.equal((await walletFaults(house.database.db)).length, 1)
  })
})
