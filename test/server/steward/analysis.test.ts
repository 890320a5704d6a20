import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ports } from '@server/areas/assembled'
import { sellInDemo } from '@server/areas/fleet/fleet'
import { leastPeople } from '@server/areas/steward/rules'
import { dayMs, startOfWeek } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { newMachine, newSlot } from '../machine/machines'
import { newVillage, stewardOf } from './villages'

const base = '/tp5/api/Housekeep/'
const goods = `${base}brandFavorite` as const
const times = `${base}buyTimeFavorite` as const
const allowed = `${base}allowStatistics` as const

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

/** Two days before the week that runs, at a quarter past twelve. */
const lastWeek = () => new Date(startOfWeek(new Date()).getTime() - 2 * dayMs + 12.25 * 3600_000)

async function newPlace() {
  const { name } = await newVillage(house, demo.steward.userId)
  const { machineId } = await newMachine(house, { village: name })
  const slotOf = async (title: string) => {
    const { offlineGoodsId } = await newSlot(house.database, machineId, {
      ...{ title, stock: 60, capacity: 60 },
    })
    return offlineGoodsId
  }
  const sell = async (offlineGoodsId: number, people: number, at = lastWeek()) => {
    for (let nth = 0; nth < people; nth++) {
      const { userId } = await newPerson(house)
      await house.database.transaction((tx) =>
        sellInDemo(ports.orders, tx, { userId, offlineGoodsId, did: 'delivered', at }),
      )
    }
  }
  return { village: name, slotOf, sell }
}

describe('what is liked in a village', () => {
  test('is told of groups that are large enough, others fold, few are withheld', async () => {
    const { village, slotOf, sell } = await newPlace()
    const steward = await stewardOf(house, 'steward')
    await sell(await slotOf('龙井茶'), leastPeople + 2)
    await sell(await slotOf('汽水'), 4)
    const few = await house.ask(goods, { village }, steward)
    assert.deepEqual(
      few.list.map(({ name, people, pieces }) => [name, people, pieces]),
      [['龙井茶', leastPeople + 2, leastPeople + 2]],
    )
    await sell(await slotOf('薯片'), leastPeople - 4)
    const more = await house.ask(goods, { village }, steward)
    assert.deepEqual(
      more.list.map(({ name, people }) => [name, people]),
      [
        ['龙井茶', leastPeople + 2],
        ['其他', leastPeople],
      ],
    )
    assert.equal(
      more.list.reduce((sum, { per_mille }) => sum + per_mille, 0),
      1000,
    )
    const when = await house.ask(times, { village }, steward)
    assert.deepEqual(
      when.list.map(({ name, people }) => [name, people]),
      [['中午 12–14 点', 2 * leastPeople + 2]],
    )
  })

  test('is not told where one more would be too few, nor of the week that runs', async () => {
    const { village, slotOf, sell } = await newPlace()
    const steward = await stewardOf(house, 'steward')
    const slot = await slotOf('龙井茶')
    await sell(slot, leastPeople - 1)
    await sell(slot, 3, new Date())
    const told = await house.ask(goods, { village }, steward)
    assert.deepEqual([told.may, told.list], [0, []])
    assert.match(told.reason, /不到 10 人/)
    const { villages } = await house.ask(allowed, {}, steward)
    const one = villages.find((row) => row.village === village)!
    assert.deepEqual([one.may, one.reason], [0, told.reason])
    await sell(slot, 1)
    const enough = await house.ask(goods, { village }, steward)
    assert.deepEqual([enough.may, enough.list[0]?.people], [1, leastPeople])
  })

  test('is not told to who looks after another', async () => {
    const { village } = await newPlace()
    const other = await stewardOf(house, 'otherSteward')
    for (const path of [goods, times])
      assert.equal((await house.call(path, { village }, other)).error, refusals.notFound.error)
    const { villages } = await house.ask(allowed, {}, other)
    assert.ok(villages.every((row) => row.village !== village))
  })
})
