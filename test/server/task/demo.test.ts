import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demo } from '@server/database/demo'
import { sumOfBook } from '../advertiser/purse'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => void (house = await openHouse()))
after(() => house.close())

test('somebody of the demo has done tasks, is at one, and has a screenshot to send again', async () => {
  const token = await house.signIn(demo.consumer.userId)
  const { list } = await house.ask('/tp5/api/AdTask/completedLog', {}, { token })
  const states = new Set(list.map(({ state }) => state))
  for (const state of ['received', 'proving', 'refused'] as const)
    assert.ok(states.has(state), `${state} is among ${[...states].join()}`)
  const today = await house.ask('/tp5/api/AdTask/baseInfo', {}, { token })
  assert.ok(today.open > 0 && today.doing > 0, JSON.stringify(today))
  assert.equal(await sumOfBook(house), 0)
})
