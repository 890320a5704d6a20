import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { mostAMinute } from '@contract/machine/device'
import { type RefusalName, refusals } from '@contract/refusals'
import { digestRows } from '../../contract/rows'
import { someNonce } from '../harness/request'
import { type Fleet, openFleet } from './fleet'
import { secretOf } from './machines'

const heartbeat = '/device/heartbeat'
const said = { temperature: 4 }

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

const rows = () => digestRows(fleet.house.database.pool)

async function assertRefused(name: RefusalName, spoken: Parameters<Fleet['speak']>[0]) {
  const rowsBefore = await rows()
  const reply = await fleet.speak(spoken)
  assert.equal(reply.error, refusals[name].error, reply.message)
  assert.deepEqual(await rows(), rowsBefore)
  return reply
}

async function machineRow(machineSn: string) {
  const { rows } = await fleet.house.database.pool.query<Record<string, unknown>>(
    'select fault, simulated, temperature_tenths, last_seen_at from iter_machines where machine_sn = $1',
    [machineSn],
  )
  return rows[0]!
}

describe('whoever is not the machine changes nothing', () => {
  test('with the secret of another machine, or with none', async () => {
    const { machineSn } = await fleet.machine()
    const other = await fleet.machine()
    const secret = secretOf(other.machineSn)
    await assertRefused('deviceUnknown', { path: heartbeat, said, machineSn, secret })
    const signature = '0'.repeat(64)
    await assertRefused('deviceUnknown', { path: heartbeat, said, machineSn, signature })
    await assertRefused('deviceUnknown', { path: heartbeat, said, machineSn, signature: '' })
  })

  test('as a machine that is unknown, or that has no device yet', async () => {
    await assertRefused('deviceUnknown', { path: heartbeat, said, machineSn: 'LJ-9999' })
    const { machineSn, machineId } = await fleet.machine()
    await fleet.house.database.pool.query(
      'update iter_machines set device_secret = null where machine_id = $1',
      [machineId],
    )
    await assertRefused('deviceUnknown', { path: heartbeat, said, machineSn })
  })

  test('with words that were heard before', async () => {
    const { machineSn } = await fleet.machine()
    const spoken = { path: heartbeat, said, machineSn, nonce: `again${someNonce()}` }
    assert.equal((await fleet.speak(spoken)).error, 0)
    await assertRefused('nonceReused', spoken)
  })

  test('with words that are too old; the machine is told the time', async () => {
    const { machineSn } = await fleet.machine()
    const now = Math.floor(fleet.now().getTime() / 1000)
    const old = { path: heartbeat, said, machineSn, at: now - 301 }
    const { data } = await assertRefused('stale', old)
    assert.equal((data as { server_time: number }).server_time, now)
  })

  test('with the result of a command that another machine was given', async () => {
    const { machineSn, slot } = await fleet.machine()
    const thief = await fleet.machine()
    const person = await fleet.person()
    const { order_sn } = await fleet.exchange(person, slot)
    const [command] = await fleet.device(machineSn).commands()
    const result = { command_no: command!.command_no, result: 'failed' }
    const reply = await fleet.speak({
      path: '/device/result',
      said: result,
      machineSn: thief.machineSn,
    })
    assert.equal(reply.error, refusals.notFound.error)
    assert.equal(await fleet.stateOf(person, order_sn), 'delivering')
  })

  test('with what is no heartbeat and no result', async () => {
    const { machineSn } = await fleet.machine()
    for (const [path, wrong] of [
      [heartbeat, { temperature: 'warm' }],
      [heartbeat, { temperature: 4, more: 1 }],
      ['/device/result', { command_no: 0, result: 'delivered' }],
      ['/device/result', { command_no: 1, result: 'perhaps' }],
    ] as const) {
      const reply = await fleet.speak({ path, said: wrong, machineSn })
      assert.equal(reply.error, refusals.invalid.error, JSON.stringify(wrong))
    }
  })
})

describe('a machine that says too much', () => {
  test('is refused what goes beyond, and its heartbeats pass', async () => {
    const { machineSn } = await fleet.machine()
    const other = await fleet.machine()
    const ask = (sn: string) =>
      fleet.speak({ method: 'GET', path: '/device/commands', machineSn: sn })
    fleet.later(60)
    for (let nth = 0; nth < mostAMinute.commands; nth++)
      assert.equal((await ask(machineSn)).error, 0)
    const before = await rows()
    const reply = await ask(machineSn)
    assert.deepEqual([reply.status, reply.error], [429, refusals.tooOften.error])
    assert.deepEqual(await rows(), before)
    assert.equal((await ask(other.machineSn)).error, 0)
    assert.equal((await fleet.speak({ path: heartbeat, said, machineSn })).error, 0)
  })

  test('is heard where it stammers', async () => {
    const { machineSn } = await fleet.machine()
    const stammered = { ...said, fault: '卡\u0000住\n了' }
    assert.equal((await fleet.speak({ path: heartbeat, said: stammered, machineSn })).error, 0)
    assert.equal((await machineRow(machineSn)).fault, '卡住 了')
  })
})

describe('the machine reports', () => {
  test('that it lives, how warm it is and what is wrong', async () => {
    const { machineSn, slot } = await fleet.machine({ simulated: true, lastSeenAt: new Date(0) })
    const device = fleet.device(machineSn)
    const slots = [{ slot_no: slot.slotNo, stuck: true }]
    await device.beat({ temperature: 4.2, fault: '制冷故障', slots })
    assert.deepEqual(await machineRow(machineSn), {
      fault: '制冷故障',
      simulated: false,
      temperature_tenths: 42,
      last_seen_at: fleet.now(),
    })
    assert.equal((await fleet.stockOf(slot)).stuck, true)
    await device.beat()
    assert.equal((await machineRow(machineSn)).fault, '')
    assert.equal((await fleet.stockOf(slot)).stuck, true, 'only a test frees it')
  })

  test('to nobody else: people see what it has said', async () => {
    const { machineSn, machineId } = await fleet.machine()
    const state = async () => {
      const lists = '/tp5/api/ExchangeShop/OfflineGoods/lists'
      return (await fleet.ask(lists, { machine_id: machineId }, null)).machine.state
    }
    assert.equal(await state(), 'online')
    await fleet.device(machineSn).beat({ fault: '门没关' })
    assert.equal(await state(), 'fault')
    fleet.later(601)
    assert.equal(await state(), 'offline')
    await fleet.device(machineSn).beat()
    assert.equal(await state(), 'online')
  })
})

test('a machine that waits is told the moment somebody has exchanged', async () => {
  const { machineSn, slot } = await fleet.machine()
  const person = await fleet.person()
  const ticket = await fleet.ticketFor(person, slot)
  const waiting = fleet.speak({ method: 'GET', path: '/device/commands?wait=20', machineSn })
  const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
  await fleet.stand(person, slot)
  const { order_sn } = await fleet.ask(exchange, { ticket, take: 'now' }, person)
  const { data } = await waiting
  assert.equal((data as { commands: object[] }).commands.length, 1)
  assert.equal(await fleet.stateOf(person, order_sn), 'delivering')
})

test('commands come in the order in which they were given', async () => {
  const { machineSn, slot } = await fleet.machine()
  const person = await fleet.person()
  for (let nth = 0; nth < 3; nth++) await fleet.exchange(person, slot)
  const numbers = (await fleet.device(machineSn).commands()).map(({ command_no }) => command_no)
  assert.equal(numbers.length, 3)
  assert.deepEqual(
    numbers,
    [...numbers].sort((one, other) => one - other),
  )
})
