import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { plantContractPictures } from '@server/areas/location/seed/pictures'
import { type House, openHouse } from '../harness/openHouse'
import { sessionOf } from '../harness/sessions'
import { openOwnField, type OwnField } from './own-field'

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

describe('the report', () => {
  test('agrees with the leads behind it', async () => {
    await field.leadAt('contract')
    const me = await field.as('developer')
    const report = await house.ask('/tp5/api/Village/statistics', {}, me)
    const { rows } = await house.database.pool.query<{ all: number; signed: number }>(
      `select count(*)::int as all, count(*) filter (where exists (
         select from location_events event where event.lead_id = lead.lead_id
           and event.state = 'contracted'))::int as signed from location_leads lead`,
    )
    assert.equal(report.all, rows[0]!.all)
    assert.equal(
      report.states.reduce((sum, { count }) => sum + count, 0),
      report.all,
    )
    assert.equal(
      report.developers.reduce((sum, { all }) => sum + all, 0),
      report.all,
    )
    assert.equal(report.months.length, 12)
    assert.equal(
      report.months.reduce((sum, { signed }) => sum + signed, 0),
      rows[0]!.signed,
    )
    const total = await house.ask('/tp5/api/VillageDevelopment/total', {}, me)
    assert.deepEqual(total.states, report.states)
  })

  test('names the villages of the demo, each with its machines', async () => {
    const { list } = await house.ask('/tp5/api/Village/lists', {}, await field.as('developer'))
    const east = list.find(({ name }) => name === '清溪村·东苑')
    assert.equal(east?.machines, 8)
  })

  test('recommends what is nearest a signature first, mine alone', async () => {
    const lead_id = await field.leadAt('approve')
    const path = '/tp5/api/Village/recommend' as const
    const { list } = await house.ask(path, {}, await field.as('developer'))
    assert.ok(list.every(({ mine }) => mine === 1))
    assert.equal(list[0]?.state, 'approved')
    const other = await house.ask(path, {}, await field.as('otherDeveloper'))
    assert.ok(other.list.every((one) => one.lead_id !== lead_id))
  })
})

test('the demo has a page of each contract, which whoever signed it opens', async () => {
  const fresh = await openHouse({ clock: field.now })
  try {
    const { config, database, providers } = fresh
    const { storage } = providers
    await database.transaction((tx) =>
      plantContractPictures(tx, { config, storage, now: field.now() }),
    )
    const { rows } = await fresh.database.pool.query<{ lead_id: string; user_id: string }>(
      `select lead_id, user_id from location_leads where state in ('contracted', 'live')`,
    )
    assert.ok(rows.length > 0)
    for (const { lead_id, user_id } of rows) {
      const token = await sessionOf(fresh.database.db, user_id, field.now())
      const { contract } = await fresh.ask(
        '/tp5/api/VillageDevelopment/detail',
        { lead_id },
        { token },
      )
      assert.equal(contract?.pictures.length, 1)
      const shown = await fresh.app.inject({ url: contract.pictures[0]! })
      assert.deepEqual([shown.statusCode, shown.headers['content-type']], [200, 'image/png'])
    }
  } finally {
    await fresh.close()
  }
})

test('the demo has sixty leads, in all states', async () => {
  const fresh = await openOwnField()
  try {
    const { token } = await fresh.as('developer')
    const total = await fresh.house.ask('/tp5/api/VillageDevelopment/total', {}, { token })
    assert.equal(total.all, 60)
    assert.ok(total.states.every(({ count }) => count > 0))
  } finally {
    await fresh.house.close()
  }
})
