import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newMachine, newSlot } from '../machine/machines'
import { newMember, newVillage, stewardOf } from './villages'

const base = '/tp5/api/Housekeep/'
const statistics = `${base}machineStatistical` as const
const monitor = `${base}monitor` as const
const machines = `${base}machines` as const
const machine = `${base}machine` as const

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

test('a village stands as its machines and people do', async () => {
  const { name, villageId } = await newVillage(house, demo.steward.userId)
  const works = await newMachine(house, { village: name })
  const silent = await newMachine(house, { village: name, lastSeenAt: new Date(2020, 0) })
  await newMachine(house, { village: name, fault: '门没关好' })
  await newSlot(house.database, works.machineId)
  await house.database.pool.query(
    `insert into machine_days (machine_id, day, sold, money, money_back)
      values ($1, (now() at time zone 'Asia/Shanghai')::date, 3, 1500, 500)`,
    [works.machineId],
  )
  await newMember(house, villageId)
  const steward = await stewardOf(house, 'steward')
  const { villages } = await house.ask(statistics, {}, steward)
  const one = villages.find(({ village }) => village === name)!
  assert.deepEqual([one.machines, one.online, one.offline, one.fault], [3, 1, 1, 1])
  assert.deepEqual([one.residents, one.asked], [0, 1])
  assert.deepEqual([one.today, one.month], [{ sold: 3, money: 1000 }, one.today])

  const now = await house.ask(monitor, { village: name }, steward)
  assert.deepEqual(
    now.list.map(({ state }) => state),
    ['offline', 'fault', 'online'],
  )
  assert.equal(now.list[0]!.machine_id, silent.machineId)
  assert.match(now.list[1]!.trouble, /门没关好/)
  const told = await house.ask(machine, { machine_id: works.machineId }, steward)
  assert.deepEqual([told.month, told.slots.length], [{ sold: 3, money: 1000 }, 1])
  const found = await house.ask(machines, { keyword: works.machineSn }, steward)
  assert.deepEqual(
    found.list.map(({ machine_id, month }) => [machine_id, month.sold]),
    [[works.machineId, 3]],
  )
})

test('all together are what each of them is', async () => {
  const all = await house.ask(statistics, {}, await stewardOf(house, 'steward'))
  const sum = (of: (one: (typeof all.villages)[number]) => number) =>
    all.villages.reduce((total, one) => total + of(one), 0)
  assert.equal(
    all.machines,
    sum(({ machines: number }) => number),
  )
  assert.equal(
    all.month.money,
    sum(({ month }) => month.money),
  )
  assert.equal(
    all.residents,
    sum(({ residents }) => residents),
  )
  assert.ok(all.month.money > 0 || all.today.money > 0 || all.machines > 0)
})

test('nothing of the other’s village is told', async () => {
  const { name } = await newVillage(house, demo.steward.userId)
  const { machineId, machineSn } = await newMachine(house, { village: name })
  const other = await stewardOf(house, 'otherSteward')
  const replies = [
    await house.call(machine, { machine_id: machineId }, other),
    await house.call(monitor, { village: name }, other),
  ]
  for (const { error } of replies) assert.equal(error, refusals.notFound.error)
  assert.deepEqual((await house.ask(machines, { keyword: machineSn }, other)).list, [])
  const { list } = await house.ask(monitor, {}, other)
  assert.ok(list.every(({ village }) => village !== name))
})

test('a village that was handed over is seen no longer', async () => {
  const { name } = await newVillage(house, demo.otherSteward.userId)
  const other = await stewardOf(house, 'otherSteward')
  await house.ask(monitor, { village: name }, other)
  await house.database.pool.query('update duties set ends_at = now() where village = $1', [name])
  const { error } = await house.call(monitor, { village: name }, other)
  assert.equal(error, refusals.notFound.error)
})
