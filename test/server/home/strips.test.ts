import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const page = '/tp5/api/Index/page'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const keysOf = async (token?: string) =>
  (await house.ask(page, {}, token ? { token } : {})).strips.map(({ key }) => key)

describe('what the home page tells of me', () => {
  test('is my week, what there is to do, what is sold for an hour and what I have earned', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const { week } = await house.ask(page, {}, { token })
    assert.deepEqual([week?.streak, week?.signed], [4, 0])
    assert.deepEqual(await keysOf(token), ['tasks', 'seckill', 'earnings', 'campaigns'])
    await house.ask('/tp5/api/UserSignIn/signIn', {}, { token })
    const after = await house.ask(page, {}, { token })
    assert.deepEqual([after.week?.streak, after.week?.signed], [5, 1])
  })

  test('is nothing of it for a visitor, and no income before there was some', async () => {
    assert.equal((await house.ask(page, {})).week, null)
    assert.deepEqual(await keysOf(), ['seckill', 'campaigns'])
    const { token } = await newPerson(house)
    assert.deepEqual(await keysOf(token), ['tasks', 'seckill', 'campaigns'])
  })

  test('has cards or rows in every strip, and says where each leads', async () => {
    const token = await house.signIn(demo.consumer.userId)
    for (const strip of (await house.ask(page, {}, { token })).strips) {
      assert.ok((strip.cards.length === 0) !== (strip.rows.length === 0), strip.key)
      for (const { link } of [...strip.cards, ...strip.rows]) assert.match(link, /^\//)
    }
  })
})
