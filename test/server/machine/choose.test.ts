import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { newMachine, newSlot } from './machines'

const select = '/tp5/api/ExchangeShop/selectMachine'
const lists = '/tp5/api/ExchangeShop/OfflineGoods/lists'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

/** At the south gate of the first village. */
const gate = { lat: '30.378100', lng: '120.021700' }
const near = <Input extends object>(input: Input): Input => ({ ...input, ...gate })

async function readAll(input: In<typeof select>) {
  const rows = []
  let cursor: string | undefined
  do {
    const page = await house.ask(select, { ...input, ...(cursor && { cursor }) }, {})
    rows.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}

describe('the machines to choose from', () => {
  test('are thirty around three villages, each with goods in its slots', async () => {
    const rows = await readAll({})
    assert.equal(rows.length, 30)
    assert.equal(new Set(rows.map(({ machine_id }) => machine_id)).size, 30)
    const villages = new Set(rows.map(({ village }) => village.split('·')[0]))
    assert.deepEqual([...villages].sort(), ['柳湾村', '梅坞村', '清溪村'].sort())
    for (const { name, available, goods } of rows)
      assert.ok(available > 0 && goods.length > 0, name)
  })

  test('come nearest first, and say how far they are', async () => {
    const rows = await readAll(near({}))
    const distances = rows.map(({ distance }) => distance ?? Infinity)
    assert.equal(rows[0]?.name, '东苑南门 01')
    assert.ok(distances[0]! < 10, String(distances[0]))
    assert.deepEqual(
      distances,
      [...distances].sort((one, other) => one - other),
    )
    assert.ok(distances[29]! > 1500 && distances[29]! < 6000, String(distances[29]))
  })

  test('are no distance away from somebody whose position nobody knows', async () => {
    for (const { distance } of await readAll({})) assert.equal(distance, null)
    const { machine } = await house.ask(lists, { machine_sn: 'LJ-0107' }, {})
    assert.equal(machine.distance, null)
  })

  test('are found by number, name, village and place', async () => {
    for (const [keyword, sn] of [
      ['lj-0207', 'LJ-0207'],
      ['古井', 'LJ-0207'],
      ['候诊区', 'LJ-0118'],
    ] as const) {
      const rows = await readAll({ keyword })
      assert.ok(
        rows.some(({ machine_sn }) => machine_sn === sn),
        keyword,
      )
      assert.ok(rows.length < 5, keyword)
    }
    assert.equal((await readAll({ keyword: '月球' })).length, 0)
  })

  test('give something for what one wants to pay with', async () => {
    const { machineId } = await newMachine(house, { name: '只收金币' })
    await newSlot(house.database, machineId, { points: 0, money: 0, gold: 5 })
    const names = async (pay: 'points' | 'gold' | 'money') =>
      (await readAll({ keyword: '只收金币', pay })).map(({ name }) => name)
    assert.deepEqual(await names('gold'), ['只收金币'])
    assert.deepEqual(await names('money'), [])
    for (const table of ['duties', 'iter_slots', 'iter_machines']) {
      await house.database.pool.query(`delete from ${table} where machine_id = $1`, [machineId])
    }
  })
})

describe('the machine that is shown first', () => {
  test('is the nearest that works; then the one I chose, on every phone of mine', async () => {
    const { token, userId } = await newPerson(house)
    const first = await house.ask(lists, near({}), { token })
    assert.deepEqual([first.machine.name, first.chosen], ['东苑南门 01', 0])
    const { machine } = await house.ask(lists, { machine_sn: 'LJ-0207' }, {})
    const { machine_id } = machine
    await house.ask('/tp5/api/ExchangeShop/chooseMachine', { machine_id }, { token })
    const later = await house.ask(lists, near({}), { token: await house.signIn(userId) })
    assert.deepEqual([later.machine.machine_id, later.chosen], [machine_id, 1])
  })

  test('an unknown number is said to be unknown', async () => {
    const reply = await house.call(lists, { machine_sn: 'LJ-9999' }, {})
    assert.match(reply.message, /没有找到这台机器/)
  })
})
