import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const lists = '/tp5/api/Index/villages'

describe('the villages to choose from', () => {
  let house: House
  before(async () => {
    house = await openHouse()
  })
  after(() => house.close())

  test('are all there without distances where nobody knows the position', async () => {
    const { list } = await house.ask(lists, {})
    assert.equal(list.length, 3)
    assert.ok(list.every(({ distance }) => distance === null))
  })

  test('come nearest first, as the home page would choose', async () => {
    const { list } = await house.ask(lists, {})
    for (const { latitude, longitude, name } of list) {
      const here = { lat: latitude, lng: longitude } as unknown as Record<string, never>
      const found = (await house.ask(lists, here)).list
      const away = found.map(({ distance }) => distance!)
      assert.equal(found[0]?.name, name)
      assert.deepEqual(
        away,
        [...away].sort((a, b) => a - b),
      )
      assert.equal((await house.ask('/tp5/api/Index/page', here)).village?.name, name)
    }
  })
})

describe('the village I belong to', () => {
  const [mine, join] = ['/tp5/api/Village/mine', '/tp5/api/Village/userBind'] as const
  let house: House
  before(async () => {
    house = await openHouse()
  })
  after(() => house.close())

  test('is chosen by me, and kept for a month', async () => {
    const { token, userId } = await newPerson(house)
    const none = await house.ask(mine, {}, { token })
    assert.deepEqual([none.village, none.may_change, none.may_change_at], [null, 1, null])
    const joined = await house.ask(join, { village_id: 1 }, { token })
    assert.deepEqual(await house.ask(join, { village_id: 1 }, { token }), joined)

    const kept = await house.ask(mine, {}, { token })
    assert.deepEqual([kept.village, kept.may_change], [joined, 0])
    const until = Date.parse(kept.may_change_at!) - Date.parse(joined.joined_at)
    assert.equal(until, kept.kept_days * 24 * 3600 * 1000)
    const early = await house.call(join, { village_id: 2 }, { token })
    assert.equal(early.error, 429)
    assert.ok(early.message.includes(kept.may_change_at!.slice(0, 10)), early.message)

    await house.database.pool.query(
      `update village_members set joined_at = joined_at - interval '30 days' where user_id = $1`,
      [userId],
    )
    assert.equal((await house.ask(mine, {}, { token })).may_change, 1)
    assert.equal((await house.ask(join, { village_id: 2 }, { token })).village_id, 2)
    assert.equal((await house.ask('/tp5/api/Index/page', {}, { token })).village?.mine, 1)
  })

  test('is one that has opened', async () => {
    const { token } = await newPerson(house)
    assert.equal((await house.call(join, { village_id: 99 }, { token })).error, 404)
  })
})
