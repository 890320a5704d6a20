import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { addRole, dropRole } from '@server/areas/auth/auth'
import { demo } from '@server/database/demo'
import type { House } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { somePhone } from '../harness/request'
import { someContract } from './leads'
import { openOwnField, type OwnField } from './own-field'

const base = '/tp5/api/VillageDevelop'
const handOver = `${base}/handOver` as const
const reason = '他调去别的县了'

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

const phone = demo.otherDeveloper.phone

/** A colleague with a phone of the demo takes over; whoever develops is somebody of this test alone. */
async function newDeveloper() {
  const person = await newPerson(house)
  await addRole(house.database.db, person.userId, 'developer')
  return person
}

/** One that is signed, of somebody who has nothing else. */
async function signed() {
  const lead_id = await field.leadAt('contract')
  const mine = await newDeveloper()
  const { pool } = house.database
  await pool.query('update location_leads set user_id = $2 where lead_id = $1', [
    lead_id,
    mine.userId,
  ])
  return { lead_id, mine }
}

const told = async (person: { token: string }, lead_id: string) =>
  (await house.ask('/tp5/api/Message/messagePage', {}, person)).list.filter(
    ({ link, title }) => link.endsWith(lead_id) && title === '点位换人负责',
  )

describe('a lead that is handed over', () => {
  test('goes with its contract and its contacts to who takes over, and both are told', async () => {
    const { lead_id, mine } = await signed()
    const contact = { name: '陈永福', phone: '13655550299', position: '村支书' }
    await house.ask(`${base}/contactsAdd`, { lead_id, ...contact }, mine)
    const before = await house.ask(handOver, { lead_id, phone, reason }, mine)
    assert.deepEqual([before.mine, before.contract, before.actions], [0, null, []])
    const other = await field.as('otherDeveloper')
    const now = await field.read(lead_id, 'otherDeveloper')
    assert.equal(now.mine, 1)
    assert.equal(now.contacts[0]?.phone, contact.phone)
    assert.equal(now.contract?.pictures.length, 1)
    assert.match(now.events.at(-1)!.text, new RegExp(`^由.*交接给.*：${reason}$`))
    assert.equal((await told(other, lead_id)).length, 1)
    assert.equal((await told(mine, lead_id)).length, 1)
    const { rows } = await house.database.pool.query<{ user_id: string }>(
      `select user_id from location_contracts where lead_id = $1
        union all select user_id from uploads where used_by = 'location contract ' || $1::text`,
      [lead_id],
    )
    assert.deepEqual(
      rows.map((row) => row.user_id),
      [demo.otherDeveloper.userId, demo.otherDeveloper.userId],
    )
    const renewed = { ...(await someContract(house, other.token, field.now())), rent: 30_000 }
    await house.ask(`${base}/contractSave`, { lead_id, ...renewed }, other)
    const again = await house.call(handOver, { lead_id, phone, reason }, mine)
    assert.equal(again.error, refusals.forbidden.error)
    assert.equal((await told(other, lead_id)).length, 1)
  })

  test('is so by colleagues only once who developed it is gone, all of theirs in one go', async () => {
    const { lead_id, mine } = await signed()
    const second = await house.ask(
      `${base}/add`,
      { name: '岭下村', kind: 'village', address: '村口', latitude: 45, longitude: 100 },
      mine,
    )
    const lost = await house.ask(
      `${base}/add`,
      { name: '岭上村', kind: 'village', address: '村口', latitude: 46, longitude: 100 },
      mine,
    )
    await house.ask(`${base}/delete`, { lead_id: lost.lead_id, reason: '不做了' }, mine)
    const wish = { lead_id, phone, reason, all: 1 } as const
    const colleague = await field.as('developer')
    const early = await house.call(handOver, wish, colleague)
    assert.equal(early.error, refusals.forbidden.error)
    assert.ok(!(await field.read(lead_id)).actions.includes('handOver'))
    await dropRole(house.database.db, mine.userId, 'developer')
    assert.ok((await field.read(lead_id)).actions.includes('handOver'))
    await house.ask(handOver, wish, colleague)
    const read = async (id: string) => (await field.read(id, 'otherDeveloper')).mine
    assert.deepEqual([await read(lead_id), await read(second.lead_id)], [1, 1])
    assert.equal(await read(lost.lead_id), 0)
    assert.equal((await told(mine, lead_id)).length, 0)
  })

  test('goes to nobody who does not develop, to nobody who has it, and not once it was given up', async () => {
    const lead_id = await field.leadAt('add')
    const me = await field.as('developer')
    for (const stranger of [somePhone(), demo.house.phone]) {
      const refused = await house.call(handOver, { lead_id, phone: stranger, reason }, me)
      assert.equal(refused.error, refusals.invalid.error)
      assert.match(refused.message, /不是拓展员的手机号/)
    }
    const own = await house.call(handOver, { lead_id, phone: demo.developer.phone, reason }, me)
    assert.match(own.message, /已经由这位拓展员负责/)
    const silent = await house.call(handOver, { lead_id, phone, reason: '' }, me)
    assert.equal(silent.error, refusals.invalid.error)
    const { mine, events } = await field.read(lead_id)
    assert.deepEqual([mine, events.length], [1, 1])
    await house.ask(`${base}/delete`, { lead_id, reason: '不做了' }, me)
    const late = await house.call(handOver, { lead_id, phone, reason }, me)
    assert.equal(late.error, refusals.locationMoved.error)
  })
})
