import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { openSecret } from '@server/areas/machine/device/secret'
import { businessDay, dayAfter } from '@server/calendar'
import type { House } from '../harness/openHouse'
import { sessionOf } from '../harness/sessions'
import { someMachine, somewhere } from './leads'
import { openOwnField, type OwnField } from './own-field'

const live = '/tp5/api/VillageDevelop/live' as const

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

describe('a place that opens', () => {
  test('is a village for everybody, with a planned machine and somebody who puts it up', async () => {
    const wish = somewhere()
    const lead_id = await field.leadAt('contract', 'developer', wish)
    const machine_sn = someMachine()
    const due = dayAfter(businessDay(field.now()), 10)
    const opened = await house.ask(live, { lead_id, machine_sn, due }, await field.as('developer'))
    assert.deepEqual(
      [opened.state, opened.village, opened.machine_sn],
      ['live', wish.name, machine_sn],
    )
    const reads = await house.database.pool.query<{ machine_id: string; device_secret: Buffer }>(
      'select machine_id, device_secret from iter_machines where machine_sn = $1',
      [machine_sn],
    )
    const { machine_id, device_secret } = reads.rows[0]!
    const { dataKey } = house.config
    assert.equal(openSecret(dataKey, Number(machine_id), device_secret), opened.secret)
    assert.ok(!JSON.stringify(await field.read(lead_id)).includes(opened.secret))
    const { list } = await house.ask('/tp5/api/Index/villages', {})
    assert.ok(list.some(({ name }) => name === wish.name))
    const { rows } = await house.database.pool.query<{ user_id: string }>(
      `select user_id from duties where role = 'maintainer' and village = $1`,
      [wish.name],
    )
    assert.ok(rows.length > 0)
    const mender = await sessionOf(house.database.db, rows[0]!.user_id, field.now())
    const installs = await allInstalls(mender)
    const planned = installs.find((one) => one.machine_sn === machine_sn)
    assert.deepEqual([planned?.state, planned?.kind], ['planned', 'new'])
    assert.equal(planned?.due_at.slice(0, 10), due)
  })

  test('needs a machine that stands nowhere yet, and a day that comes', async () => {
    const lead_id = await field.leadAt('contract')
    const me = await field.as('developer')
    const due = dayAfter(businessDay(field.now()), 10)
    const taken = await house.call(live, { lead_id, machine_sn: 'LJ-0107', due }, me)
    assert.match(taken.message, /LJ-0107 已经在/)
    const past = { lead_id, machine_sn: someMachine(), due: dayAfter(businessDay(field.now()), -1) }
    assert.equal((await house.call(live, past, me)).error, refusals.invalid.error)
    assert.equal((await field.read(lead_id)).state, 'contracted')
  })
})

async function allInstalls(token: string) {
  const found = []
  let cursor: string | undefined
  do {
    const page = await house.ask(
      '/tp5/api/OperationInstall/lists',
      cursor === undefined ? {} : { cursor },
      { token },
    )
    found.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return found
}
