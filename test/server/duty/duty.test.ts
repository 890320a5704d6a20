import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dutyCommand } from '@server/areas/duty/duties'
import { isOnDuty, operatorsOf, peopleOnDuty } from '@server/areas/duty/duty'
import type { DutyRole } from '@server/areas/duty/roles'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { commanding } from '../importing/commanding'
import { newMachine } from '../machine/machines'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const { bring, problems, exported, run } = commanding(dutyCommand, () => house)

const hour = 3600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const has = (machineId: number, role: DutyRole, userId: string, hours = 0) =>
  isOnDuty(house.database.db, machineId, { userId, role, now: new Date(Date.now() + hours * hour) })

test('a share of a machine is given, holds for its time, and is taken again', async () => {
  const { machineId, machineSn } = await newMachine(house)
  const { userId, phone } = demo.owner
  await bring({
    duties: [{ phone, role: 'owner', machine: machineSn, share: 40, until: at(48) }],
  })
  assert.equal(await has(machineId, 'owner', userId), true)
  assert.equal(await has(machineId, 'operator', userId), false)
  assert.equal(await has(machineId, 'owner', demo.otherOwner.userId), false)
  assert.equal(await has(machineId, 'owner', userId, 49), false)
  const listed = (await run('list')).find(
    (line) => line.includes(machineSn) && line.includes(phone),
  )
  assert.match(listed!, /owner .*40 %/)
  const dutyId = listed!.split(' ')[0]!
  await run('take', dutyId)
  assert.equal(await has(machineId, 'owner', userId, 0.01), false)
})

test('who mends a village mends what is put there later', async () => {
  const village = '新桥村'
  await newMachine(house, { village })
  const { userId, phone } = demo.maintainer
  await bring({ duties: [{ phone, role: 'maintainer', village }] })
  const later = await newMachine(house, { village })
  assert.equal(await has(later.machineId, 'maintainer', userId, 0.01), true)
  const elsewhere = await newMachine(house, { village: '别处村' })
  assert.equal(await has(elsewhere.machineId, 'maintainer', userId, 0.01), false)
  const now = new Date(Date.now() + hour)
  const people = await peopleOnDuty(house.database.db, {
    machineId: later.machineId,
    role: 'maintainer',
    now,
  })
  assert.deepEqual(people, [{ userId, share: 0 }])
})

test('one at a time runs a machine, and no more of it is owned than there is', async () => {
  const { machineId, machineSn } = await newMachine(house)
  const operators = await operatorsOf(house.database.db, [machineId], new Date())
  assert.equal(operators.get(machineId), demo.operator.userId)
  const told = await problems({
    duties: [
      { phone: demo.otherOperator.phone, role: 'operator', machine: machineSn },
      { phone: demo.owner.phone, role: 'owner', machine: machineSn, share: 60 },
      { phone: demo.otherOwner.phone, role: 'owner', machine: machineSn, share: 50 },
      { phone: demo.merchant.phone, role: 'owner', machine: machineSn },
      { phone: demo.owner.phone, role: 'owner', machine: 'LJ-NOWHERE' },
    ],
  })
  const words = told.join('\n')
  for (const wrong of [/已有人运营/, /已分出 110 %/, /没有 owner 这个角色/, /没有机器 LJ-NOWHERE/])
    assert.match(words, wrong)
})

test('is written out as it can be brought in', async () => {
  const { machineSn } = await newMachine(house)
  await bring({
    duties: [{ phone: demo.owner.phone, role: 'owner', machine: machineSn, share: 5 }],
  })
  const { duties } = JSON.parse(await exported()) as {
    duties: { machine?: string; share?: number }[]
  }
  assert.equal(duties.find(({ machine, share }) => machine === machineSn && share)?.share, 5)
  assert.deepEqual(await bring({ duties }), [`职责：新增 0，更新 ${duties.length}`])
})
