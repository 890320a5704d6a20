import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { distance, type Position } from '@server/distance'
import { iterMachines } from '@server/areas/machine/tables'
import { writePlaces } from '@server/areas/machine/machines/places'
import { type House, openHouse } from '../harness/openHouse'

const select = '/tp5/api/ExchangeShop/selectMachine'

/** By a fixed seed, so that every run asks the same. */
function draws(seed: number) {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** Machines of a town, of farms around it, beyond the last meridian, at a pole, and of nowhere. */
function somewhere(count: number): (Position | null)[] {
  const draw = draws(7)
  const within = (from: Position, degrees: number) => ({
    latitude: from.latitude + (draw() - 0.5) * degrees,
    longitude: from.longitude + (draw() - 0.5) * degrees,
  })
  return Array.from({ length: count }, (_, nth) => {
    if (nth % 10 === 0) return null
    if (nth % 10 === 1) return within({ latitude: -17, longitude: 179.95 }, 0.08)
    if (nth % 10 === 2) return { latitude: 89.99, longitude: -180 + draw() * 359 }
    if (nth % 10 === 3) return within({ latitude: 31, longitude: 121 }, 4)
    return within({ latitude: 30.4, longitude: 120.05 }, 0.2)
  })
}

let house: House
let placed: { name: string; at: Position | null }[]
before(async () => {
  house = await openHouse({ seeded: false })
  placed = somewhere(240).map((at, nth) => ({ name: `机 ${nth}`, at }))
  const rows = await house.database.db
    .insert(iterMachines)
    .values(
      placed.map(({ name, at }, nth) => ({
        ...{ name, village: nth % 2 ? '西村' : '东村', lastSeenAt: new Date() },
        ...{ machineSn: `NF-${1000 + nth}`, latitude: at?.latitude, longitude: at?.longitude },
      })),
    )
    .returning()
  await writePlaces(house.database.db, rows)
  await house.database.pool.query(
    `insert into iter_slots (machine_id, slot_no, title, image, stock, capacity, points)
     select machine_id, 'A1', '水', '', 3, 5, 10 from iter_machines`,
  )
})
after(() => house.close())

async function all(from: Position | null, keyword?: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const where = from && { lat: from.latitude, lng: from.longitude }
    const asked = { ...where, ...(keyword && { keyword }), ...(cursor && { cursor }) }
    const page = await house.ask(select, asked, {})
    names.push(...page.list.map(({ name }) => name))
    cursor = page.next ?? undefined
  } while (cursor)
  return names
}

/** As a list would have it that measured every machine. */
function expected(from: Position | null, machines = placed): string[] {
  const far = ({ at }: (typeof placed)[number]) => (at && from ? distance(at, from) : Infinity)
  return machines
    .map((machine) => ({ ...machine, far: far(machine) }))
    .sort((one, other) => (one.far === other.far ? 0 : one.far - other.far))
    .map(({ name }) => name)
}

describe('every machine comes once, the nearest first', () => {
  for (const [what, from] of [
    ['in the town', { latitude: 30.4, longitude: 120.05 }],
    ['at its edge', { latitude: 30.29, longitude: 119.94 }],
    ['among the farms', { latitude: 32.1, longitude: 122.3 }],
    ['far from all', { latitude: 48.9, longitude: 2.3 }],
    ['on the other side of the globe', { latitude: -30.4, longitude: -59.95 }],
    ['beyond the last meridian', { latitude: -17.01, longitude: -179.98 }],
    ['beside a pole', { latitude: 89.5, longitude: 60 }],
  ] as const) {
    test(what, async () => {
      assert.deepEqual(await all(from), expected(from))
    })
  }

  test('by number where nobody knows where I am', async () => {
    assert.deepEqual(
      await all(null),
      placed.map(({ name }) => name),
    )
  })

  test('of those that have a word', async () => {
    const from = { latitude: 30.4, longitude: 120.05 }
    const east = placed.filter((_, nth) => nth % 2 === 0)
    assert.deepEqual(await all(from, '东村'), expected(from, east))
    assert.deepEqual(await all(from, 'nf-1017'), ['机 17'])
    assert.deepEqual(await all(null, '机 17'), [
      '机 17',
      ...Array.from({ length: 10 }, (_, nth) => `机 17${nth}`),
    ])
    assert.deepEqual(await all(from, '·'), [])
  })
})
