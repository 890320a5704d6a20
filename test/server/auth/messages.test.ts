import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const wanted = (token: string) => house.ask('/user/common/getMessage', {}, { token })

describe('which reminders a person wants', () => {
  test('is only what they wait for, until they choose', async () => {
    const token = await house.signIn(demo.newcomer.userId)
    assert.deepEqual(await wanted(token), { order: 1, activity: 0, sign_in: 0 })
  })

  test('is kept for the account, whatever phone it is chosen on', async () => {
    const [phone, other] = [
      await house.signIn(demo.consumer.userId),
      await house.signIn(demo.consumer.userId),
    ]
    const set = (token: string, kind: 'order' | 'activity', on: 0 | 1) =>
      house.ask('/user/common/setMessage', { kind, on }, { token })
    assert.deepEqual(await set(phone, 'order', 0), { order: 0, activity: 0, sign_in: 0 })
    await Promise.all([set(phone, 'activity', 1), set(other, 'order', 1)])
    const expected = { order: 1, activity: 1, sign_in: 0 }
    assert.deepEqual([await wanted(phone), await wanted(other)], [expected, expected])
  })

  test('is one of three kinds', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const reply = await house.call(
      '/user/common/setMessage',
      { kind: 'sms' as 'order', on: 1 },
      { token },
    )
    assert.deepEqual([reply.error, reply.message], [400, '没有这种提醒'])
  })
})
