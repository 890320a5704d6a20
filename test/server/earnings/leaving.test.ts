import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { earn } from '@server/areas/earnings/earnings'
import { earningsLeaving } from '@server/areas/earnings/leaving'
import {
  moneyOf,
  moneyOfHouse,
  ofAdCampaign,
  ofHouse,
  mustTransfer,
} from '@server/areas/wallet/wallet'
import { type Counter, openCounter } from './counter'

let counter: Counter
before(async () => void (counter = await openCounter()))
after(() => counter.close())

test('an account with a balance, or money on its way, is told so before it closes', async () => {
  const person = await counter.earner(60_00)
  const obstacles = async () =>
    (await counter.ask('/user/Center/closing', {}, person)).obstacles.map(({ text }) => text)
  assert.deepEqual(await obstacles(), ['余额还有 ¥60.00'])
  const no = await counter.withdraw(person, 60_00)
  assert.deepEqual(await obstacles(), ['有 ¥60.00 提现还没有到账'])
  await counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no: no }, person)
})

test('what was not taken becomes a gift to the house, and nothing of it the payer’s again', async () => {
  const person = await counter.earner(5_00)
  const { userId } = person
  const { config, database } = counter.house
  const at = counter.now()
  const budget = ofAdCampaign(7)
  const moved = { from: ofHouse('bank'), amount: 1_00, title: '充值', subject: 'B1', at }
  await database.transaction(async (tx) => {
    await mustTransfer(tx, { ...moved, to: budget })
    const income = { userId, source: 'task', subject: 'T1', title: '看短片' } as const
    await earn(tx, { ...income, amount: 80, from: budget, settlesAt: null, at })
  })
  const gifts = async () => (await moneyOfHouse(database.db)).gifts ?? 0
  const before = await gifts()
  const { losses, obstacles } = await counter.ask('/user/Center/closing', {}, person)
  assert.deepEqual(obstacles, [])
  assert.ok(losses.some(({ name, value }) => name === '没提现的收入' && value === '¥5.80'))
  await database.transaction((tx) => earningsLeaving.settle!(tx, { userId, config, now: at }))
  assert.equal((await moneyOf(database.db, budget.holder)).budget, 20)
  assert.equal((await gifts()) - before, 5_80)
  assert.deepEqual(await moneyOf(database.db, userId), { settled: 0, balance: 0 })
  assert.deepEqual(await counter.faults(), [])
})
