import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { distance, type Position } from '@server/distance'
import { cellOf, cellsWithin } from '@server/grid'
import { listGoods } from '@server/areas/catalogue/goods/goods-list'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'
import { newGoods } from './goods'

let database: TestDatabase
before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

const coupon = (place: Position) => newGoods(database, { kind: 'coupon', ...place })

/** As many pages as there are. */
async function near(position: Position): Promise<number[]> {
  const found: number[] = []
  let cursor: string | undefined
  do {
    const asked = { kind: 'coupon', sort: 'nearby', platform: 'web', cursor } as const
    const { list, next } = await listGoods(database.db, { ...asked, purse: null, position })
    found.push(...list.map(({ goods_id }) => goods_id))
    cursor = next ?? undefined
  } while (cursor)
  return found
}

/** Somewhere within so many degrees, the same at each run. */
function scatter(around: Position, degrees: number, count: number): Position[] {
  let seed = 7
  const draw = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => ({
    latitude: Math.max(-90, Math.min(90, around.latitude + (draw() - 0.5) * 2 * degrees)),
    longitude: ((around.longitude + (draw() - 0.5) * 2 * degrees + 540) % 360) - 180,
  }))
}

const reach = 33_000
const places: Record<string, { at: Position; degrees: number }> = {
  'in a dense town': { at: { latitude: 30.3712, longitude: 120.0203 }, degrees: 0.01 },
  'in sparse country': { at: { latitude: 43.9, longitude: 87.6 }, degrees: 0.5 },
  'where the last meridian is the first': {
    at: { latitude: -16.8, longitude: 179.999 },
    degrees: 0.4,
  },
  'west of it': { at: { latitude: 65, longitude: -179.9995 }, degrees: 0.5 },
  'on the equator and the first meridian': { at: { latitude: 0, longitude: 0 }, degrees: 0.4 },
  'at a pole': { at: { latitude: 89.95, longitude: 10 }, degrees: 0.2 },
}

for (const [where, { at, degrees }] of Object.entries(places)) {
  test(`${where} everything within reach comes once, the nearest first`, async () => {
    const planted = new Map<number, number>()
    for (const place of scatter(at, degrees, 60)) {
      planted.set(await coupon(place), distance(place, at))
    }
    const found = await near(at)
    const within = [...planted].filter(([, metres]) => metres <= reach).map(([id]) => id)
    assert.deepEqual([...found].sort(), within.sort())
    const metres = found.map((id) => planted.get(id)!)
    assert.deepEqual(
      metres,
      [...metres].sort((one, other) => one - other),
    )
  })
}

test('what lies at one spot comes in one order, over pages', async () => {
  const spot = { latitude: 22.5, longitude: 114.05 }
  const ids: number[] = []
  for (let nth = 0; nth < 45; nth++) ids.push(await coupon(spot))
  assert.deepEqual(await near(spot), ids)
})

test('a place is in the cell that the database has for it', async () => {
  const edges = [-90, -89.9995, -0.001, 0, 30.371, 89.9999, 90]
  const meridians = [-180, -179.9999, -0.001, 0, 120.02, 179.9999, 180]
  for (const latitude of edges) {
    for (const longitude of meridians) {
      const goodsId = await newGoods(database, { latitude, longitude, onShelf: false })
      const { rows } = await database.pool.query<{ cell: number }>(
        'select cell from exchange_goods where goods_id = $1',
        [goodsId],
      )
      assert.equal(rows[0]?.cell, cellOf({ latitude, longitude }), `${latitude} ${longitude}`)
    }
  }
})

test('a ring of cells holds every place that is so near', () => {
  for (const { at } of Object.values(places)) {
    for (const metres of [200, 5_000, 33_000]) {
      const stretches = cellsWithin(at, metres)
      for (const place of scatter(at, metres / 80_000, 500)) {
        if (distance(place, at) > metres) continue
        const cell = cellOf(place)
        assert.ok(stretches.some(([first, last]) => first <= cell && cell <= last))
      }
    }
  }
})
