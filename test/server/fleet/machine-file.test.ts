import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { machineCommand } from '@server/areas/fleet/command'
import { ports } from '@server/areas/assembled'
import { demoSecretOf } from '@server/areas/machine/device/demo-secrets'
import { openSecret } from '@server/areas/machine/device/secret'
import { seedMachines } from '@server/areas/fleet/seed'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { temporaryDataDir } from '../harness/leftovers'
import { commanding } from '../importing/commanding'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const { bring, problems, exported, run } = commanding(machineCommand, () => house)

const goods = {
  water: { title: '山泉水', picture: 'goods/drink.svg', money: 200 },
  soda: { title: '汽水', picture: 'goods/can.svg', points: 280 },
}
const slot = (given: object = {}) => ({ no: 'A1', goods: 'water', capacity: 8, stock: 5, ...given })

let made = 0
const some = (given: object = {}) => ({
  number: `LJ-9${++made}00`,
  name: '试验机',
  village: '东苑',
  operator: demo.operator.phone,
  slots: [slot()],
  ...given,
})
const fileOf = (...machines: object[]) => ({ goods, machines })

const slotsOf = async (number: string) =>
  (
    await house.database.pool.query<{ slot_no: string; title: string; stock: number; id: number }>(
      `select slot_no, title, stock, offline_goods_id::int as id from iter_slots
       join iter_machines using (machine_id) where machine_sn = $1 order by slot_no`,
      [number],
    )
  ).rows

const secretOf = async (number: string) => {
  const { rows } = await house.database.pool.query<{ id: number; sealed: Buffer }>(
    `select machine_id::int as id, device_secret as sealed from iter_machines where machine_sn = $1`,
    [number],
  )
  return openSecret(house.config.dataKey, rows[0]!.id, rows[0]!.sealed)
}

/** Two people are about to pay for what lies in its only slot. */
async function sellTwo(number: string) {
  const { rows } = await house.database.pool.query<{ machine_id: number }>(
    `update iter_machines set last_seen_at = now() where machine_sn = $1
     returning machine_id::int`,
    [number],
  )
  const [slot] = await slotsOf(number)
  const wanted = { machine_id: rows[0]!.machine_id, goods_id: slot!.id }
  for (let sold = 0; sold < 2; sold++) {
    const { token } = await newPerson(house)
    const { ticket } = await house.ask('/tp5/api/OfflineOrder/checkOnlineCreate', wanted, { token })
    await house.ask('/tp5/api/OfflineOrder/onlineCreate', { ticket }, { token })
  }
}

describe('a file of machines', () => {
  test('shows the secret of a new one once, and never again', async () => {
    const machine = some()
    const [line, note] = await bring(fileOf(machine))
    assert.equal(line, '机器：新增 1，更新 0')
    const [, shown] = /的密钥，只显示这一次：(\S{43})$/.exec(note ?? '') ?? []
    assert.equal(await secretOf(machine.number), shown)
    assert.deepEqual(await bring(fileOf(machine)), ['机器：新增 0，更新 1'])
    assert.equal(await secretOf(machine.number), shown)
    assert.ok(!(await exported()).includes(shown!))
  })

  test('counts what is sold and not out yet as lying in its slot', async () => {
    const machine = some()
    await bring(fileOf(machine))
    await sellTwo(machine.number)
    await bring(fileOf({ ...machine, slots: [slot({ stock: 8 })] }))
    assert.equal((await slotsOf(machine.number))[0]!.stock, 6)
    await bring(fileOf({ ...machine, slots: [slot({ stock: undefined, capacity: 9 })] }))
    assert.equal((await slotsOf(machine.number))[0]!.stock, 6)
  })

  test('leaves what people wait for where it is', async () => {
    const machine = some()
    await bring(fileOf(machine))
    await sellTwo(machine.number)
    const told = async (slots: object[]) => (await problems(fileOf({ ...machine, slots }))).join()
    assert.match(
      await told([slot({ stock: 1 })]),
      /slots\[1\].stock：有 2 件已经卖出还没出货，不能更少/,
    )
    assert.match(
      await told([slot({ goods: 'soda' })]),
      /有 2 件山泉水已经卖出还没出货，请稍后再换货/,
    )
    assert.match(await told([]), /货道 A1 有 2 件已经卖出还没出货，不能去掉/)
  })

  test('puts other goods into a slot as other goods', async () => {
    const machine = some()
    await bring(fileOf(machine))
    const [before] = await slotsOf(machine.number)
    await bring(fileOf({ ...machine, slots: [slot({ goods: 'soda', stock: undefined })] }))
    const [then] = await slotsOf(machine.number)
    assert.deepEqual([then!.title, then!.stock, then!.id === before!.id], ['汽水', 0, false])
  })

  test('keeps the slots of a machine that says none', async () => {
    const machine = some()
    await bring(fileOf(machine))
    await bring(fileOf({ ...machine, name: '换了名字', slots: undefined }))
    assert.equal((await slotsOf(machine.number)).length, 1)
  })
})

/** What is wrong with a machine, and what is said of it. */
const wrong: readonly [what: string, given: object, words: RegExp][] = [
  ['an operator who is none', { operator: demo.newcomer.phone }, /不是运营人员：.*npm run staff/],
  ['goods the file does not tell', { slots: [slot({ goods: 'tea' })] }, /goods 里没有 tea/],
  ['more than fits', { slots: [slot({ stock: 9 })] }, /slots\[1\].stock：里面有 9 件，放不下/],
  ['a slot twice', { slots: [slot(), slot()] }, /slots\[2\].no：“A1”前面已经有了/],
  ['a short secret', { secret: 'abc' }, /secret：应为 24 到 128 位/],
  ['a long wait', { patience_seconds: 601 }, /patience_seconds：最多 600/],
  ['half a place', { latitude: 30 }, /latitude：纬度和经度要一起写/],
]

for (const [what, given, words] of wrong) {
  test(`${what} is told by its line, and no machine is taken`, async () => {
    const machine = some(given)
    const told = await problems(fileOf(some(), machine))
    assert.equal(told.length, 1, told.join('\n'))
    assert.match(told[0]!, words)
    assert.deepEqual(await slotsOf(machine.number), [])
  })
}

describe('what a machine signs with', () => {
  test('is shown once by a command, and the one before is worth nothing from then on', async () => {
    const { number, ...rest } = some()
    await bring(fileOf({ number, ...rest }))
    const before = await secretOf(number)
    const [told] = await run('secret', number)
    const after = await secretOf(number)
    assert.notEqual(after, before)
    assert.ok(told!.endsWith(after))
    assert.ok(!(await exported()).includes(after))
    await assert.rejects(run('secret', 'LJ-404'), /没有机器 LJ-404/)
    await assert.rejects(async () => run('secret'), /请写上哪一个机器/)
  })

  test('is another one in every demo, and lies where its owner alone can read it', async () => {
    const config = { ...house.config, dataDir: temporaryDataDir() }
    const secrets: (string | undefined)[] = []
    for (let nth = 0; nth < 2; nth++) {
      await house.database.transaction((tx) =>
        seedMachines(tx, { salesDays: 0, config, now: new Date(), ports }),
      )
      secrets.push(demoSecretOf(config.dataDir, 'LJ-0107'))
      assert.equal(await secretOf('LJ-0107'), secrets[nth])
    }
    assert.notEqual(secrets[0], secrets[1])
    const { mode } = fs.statSync(path.join(config.dataDir, 'demo-machines.json'))
    assert.equal(mode & 0o777, 0o600)
  })
})
