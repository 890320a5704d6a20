import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { someNonce } from '../harness/request'
import { type Depot, openDepot } from './depot'

const list = '/tp5/api/Warning/list'
const add = '/tp5/api/Warning/addGoodsToCart'
const cart = '/tp5/api/ShoppingCart/index'

let depot: Depot
before(async () => {
  depot = await openDepot()
})
after(() => depot.close())

describe('what is wrong at machines', () => {
  test('stands with the worst first, and says where a tour is worth it', async () => {
    const person = await depot.operator()
    const silent = await depot.machine(person, { lastSeenAt: null })
    await depot.slot(silent.machineId, { stock: 8, capacity: 8 })
    const ill = await depot.machine(person, { fault: '压缩机过热', temperatureTenths: 121 })
    await depot.slot(ill.machineId, { stock: 4, capacity: 8, stuck: true })
    const sold = await depot.machine(person)
    await depot.slot(sold.machineId, { stock: 0, capacity: 8 })
    await depot.slot(sold.machineId, { stock: 2, capacity: 8 })
    const page = await depot.ask(list, {}, person)
    assert.deepEqual(
      page.list.map(({ kind, machine_sn, tour, depletion }) => [kind, machine_sn, tour, depletion]),
      [
        ['offline', silent.machineSn, 0, 0],
        ['faulty', ill.machineSn, 1, 50],
        ['temperature', ill.machineSn, 1, 50],
        ['stuck', ill.machineSn, 1, 50],
        ['empty', sold.machineSn, 1, 87],
        ['low', sold.machineSn, 1, 87],
      ],
    )
    assert.deepEqual(page.totals, {
      offline: 1,
      faulty: 1,
      temperature: 1,
      stuck: 1,
      empty: 1,
      low: 1,
      tours: 2,
    })
    const [{ text }] = (await depot.ask(list, { kind: 'temperature' }, person)).list as [
      (typeof page.list)[number],
    ]
    assert.equal(text, '柜温 12.1 ℃，应在 0 ℃ 到 8 ℃')
  })

  test('proposes a tour where two slots are empty though little is gone', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    for (const stock of [0, 0, 18, 18]) await depot.slot(machineId, { stock, capacity: stock || 2 })
    const { list: rows } = await depot.ask(list, {}, person)
    assert.deepEqual(
      rows.map(({ kind, tour, depletion }) => [kind, tour, depletion]),
      [
        ['empty', 1, 10],
        ['empty', 1, 10],
      ],
    )
  })

  test('pages to the end, each once', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    for (let nth = 0; nth < 25; nth++) await depot.slot(machineId, { stock: nth % 2, capacity: 8 })
    const first = await depot.ask(list, {}, person)
    const second = await depot.ask(list, { cursor: first.next! }, person)
    assert.equal(second.next, null)
    assert.equal(new Set([...first.list, ...second.list].map((row) => row.slot_no)).size, 25)
  })

  test('is nobody else’s to see or to order for', async () => {
    const [person, other] = [await depot.operator(), await depot.operator()]
    const { machineId } = await depot.machine(person)
    await depot.slot(machineId, { stock: 0 })
    assert.deepEqual((await depot.ask(list, {}, other)).list, [])
    const refused = await depot.call(add, { machine_id: machineId }, other)
    assert.equal(refused.error, 404)
    assert.equal((await depot.ask(cart, {}, other)).list.length, 0)
  })
})

describe('goods for what is low', () => {
  test('come into the cart in whole packs, once for one tap', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    for (const stock of [0, 1, 20]) await depot.slot(machineId, { stock, capacity: 20 })
    const nonce = someNonce()
    const tap = () => depot.call(add, { machine_id: machineId }, person, nonce)
    const answers = await Promise.all([tap(), tap()])
    const again = await tap()
    assert.ok(answers.some(({ error }) => error === 0))
    assert.equal(again.error, 0)
    const { list: lines, sum, short } = await depot.ask(cart, {}, person)
    assert.deepEqual(
      lines.map(({ supply_key, packs, amount }) => [supply_key, packs, amount]),
      [['water', 2, 57_60]],
    )
    assert.deepEqual([sum, short], [57_60, 42_40])
  })

  test('are refused where nothing fits', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    await depot.slot(machineId, { stock: 0, title: '无人认得' })
    assert.equal((await depot.call(add, { machine_id: machineId }, person)).error, 2751)
  })
})

describe('a cart', () => {
  test('has what its owner says, and nothing of what they took out', async () => {
    const person = await depot.operator()
    await depot.fill(person, 3)
    await depot.fill(person, 2, 'soda')
    assert.equal((await depot.fill(person, 1)).sum, 28_80 + 2 * 45_60)
    await depot.fill(person, 0)
    const left = await depot.ask('/tp5/api/PurchaseGoods/delete', { supply_keys: 'soda' }, person)
    assert.deepEqual([left.list, left.sum], [[], 0])
    const unknown = { supply_key: 'gold', packs: 1 }
    const refused = await depot.call('/tp5/api/ShoppingCart/changeNumber', unknown, person)
    assert.equal(refused.error, 404)
  })

  test('is filled from a list that begins with what its owner’s machines need', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    await depot.slot(machineId, { stock: 3, capacity: 8, title: '灰枣 小袋' })
    const { list: offered } = await depot.ask('/tp5/api/PurchaseGoods/list', {}, person)
    assert.deepEqual(
      offered.slice(0, 2).map(({ supply_key, slots, needed }) => [supply_key, slots, needed]),
      [
        ['dates', 1, 5],
        ['water', 0, 0],
      ],
    )
  })
})
