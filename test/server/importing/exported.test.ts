import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { commands } from '@server/areas/assembled'
import { type House, openHouse } from '../harness/openHouse'
import { commanding } from './commanding'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

for (const [name, command] of Object.entries(commands)) {
  test(`what ${name} writes out it takes in again, and nothing is another`, async () => {
    const { bring, exported } = commanding(command, () => house)
    const before = await exported()
    await bring(JSON.parse(before) as object)
    assert.equal(await exported(), before)
  })
}
