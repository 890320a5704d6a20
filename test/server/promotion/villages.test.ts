import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'

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
