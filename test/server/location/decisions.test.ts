import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { deskCases } from '@server/areas/assembled'
import { renewDays } from '@server/areas/location/rules'
import { businessDay, dayAfter } from '@server/calendar'
import type { House } from '../harness/openHouse'
import { someContract } from './leads'
import { errorOf, openOwnField, type OwnField } from './own-field'

const base = '/tp5/api/VillageDevelop'
const audit = `${base}/audit` as const

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

describe('a decision', () => {
  test('is somebody else’s than who submitted it, with a reason that is told', async () => {
    const lead_id = await field.leadAt('submit')
    const verdict = { lead_id, pass: 0 as const, reason: '离同行太近' }
    const own = await house.call(audit, verdict, await field.as('developer'))
    assert.equal(own.error, refusals.locationOwn.error)
    assert.deepEqual((await field.read(lead_id)).actions, ['handOver'])
    await house.ask(audit, verdict, await field.as('otherDeveloper'))
    const told = await field.read(lead_id)
    assert.deepEqual([told.state, told.reason], ['refused', '离同行太近'])
    const { list } = await house.ask(
      '/tp5/api/Message/messagePage',
      {},
      await field.as('developer'),
    )
    const about = list.filter(({ link }) => link === `/locationDetail?lead_id=${lead_id}`)
    assert.ok(about.some(({ text }) => text.includes('离同行太近')))
  })

  test('is made once, though two make it at the same moment', async () => {
    const lead_id = await field.leadAt('submit')
    const other = await field.as('otherDeveloper')
    const errors = await Promise.all([
      errorOf(house.call(audit, { lead_id, pass: 1, reason: '可以' }, other)),
      errorOf(house.call(audit, { lead_id, pass: 0, reason: '不行' }, other)),
    ])
    assert.deepEqual(errors.sort(), [0, refusals.locationMoved.error])
  })

  test('is made by the house at its desk, too', async () => {
    const lead_id = await field.leadAt('submit')
    const { location } = deskCases
    const context = { db: house.database.db, config: house.config, now: field.now() }
    assert.ok((await location!.list(context)).some(({ id }) => id === lead_id))
    await house.database.transaction((tx) => location!.approve({ ...context, db: tx }, lead_id))
    const { state, events } = await field.read(lead_id)
    assert.equal(state, 'approved')
    assert.equal(events.at(-1)?.by, '平台')
  })

  test('waits for others on the first page of their work', async () => {
    const lead_id = await field.leadAt('submit')
    const home = '/tp5/api/Work/home' as const
    const linked = async (who: 'developer' | 'otherDeveloper') =>
      (await house.ask(home, {}, await field.as(who))).first.map(({ link }) => link)
    const link = `/locationAudit?lead_id=${lead_id}`
    assert.ok((await linked('otherDeveloper')).includes(link))
    assert.ok(!(await linked('developer')).includes(link))
  })
})

describe('a contract', () => {
  test('has a period, a picture and is read by who signed it alone', async () => {
    const lead_id = await field.leadAt('approve')
    const me = await field.as('developer')
    const save = async (given: Partial<In<'/tp5/api/VillageDevelop/contractSave'>>) =>
      house.call(
        `${base}/contractSave`,
        { lead_id, ...(await someContract(house, me.token, field.now())), ...given },
        me,
      )
    const starts_on = businessDay(field.now())
    assert.match((await save({ ends_on: starts_on })).message, /在开始之后/)
    assert.match((await save({ ends_on: dayAfter(starts_on, 9000) })).message, /最长 10 年/)
    const { picture_ids: _, ...bare } = await someContract(house, me.token, field.now())
    const without = await house.call(`${base}/contractSave`, { lead_id, ...bare }, me)
    assert.match(without.message, /请拍下/)
    assert.equal((await save({ terms: '电费由平台付\n免费停车' })).error, 0)
    const { contract, state } = await field.read(lead_id)
    assert.equal(state, 'contracted')
    assert.match(contract!.pictures[0]!, /private/)
    assert.equal((await field.read(lead_id, 'otherDeveloper')).contract, null)
    const again = await house.ask(`${base}/contractSave`, { lead_id, ...bare, share: 8 }, me)
    assert.deepEqual([again.contract?.share, again.contract?.pictures.length], [8, 1])
  })

  test('is renewed while its place is open, and waits for it before it ends', async () => {
    const lead_id = await field.leadAt('live')
    const me = await field.as('developer')
    const { contract } = await field.read(lead_id)
    const { pictures: _, signed_at: __, over: ___, ...agreed } = contract!
    const renew = (ends_on: string) =>
      house.call(`${base}/contractSave`, { lead_id, ...agreed, ends_on }, me)
    const waiting = async (who: 'developer' | 'otherDeveloper') =>
      (await house.ask('/tp5/api/Work/home', {}, await field.as(who))).first.some(
        ({ link }) => link === `/locationContract?lead_id=${lead_id}`,
      )
    assert.equal((await renew(agreed.ends_on)).error, refusals.invalid.error)
    assert.equal((await renew(dayAfter(businessDay(field.now()), renewDays))).error, 0)
    assert.deepEqual([await waiting('developer'), await waiting('otherDeveloper')], [true, false])
    field.laterDays(renewDays + 2)
    assert.equal((await field.read(lead_id)).contract?.over, 1)
    const longer = dayAfter(businessDay(field.now()), 365)
    const late = await field.as('developer')
    await house.ask(`${base}/contractSave`, { lead_id, ...agreed, ends_on: longer }, late)
    assert.equal(await waiting('developer'), false)
    const { state, events, contract: renewed } = await field.read(lead_id)
    assert.deepEqual([state, renewed?.over], ['live', 0])
    assert.match(events.at(-1)!.text, /^改了合同的期限：/)
  })

  test('keeps the pictures that were sent last alone', async () => {
    const lead_id = await field.leadAt('contract')
    const me = await field.as('developer')
    const { picture_ids, ...terms } = await someContract(house, me.token, field.now())
    await house.ask(`${base}/contractSave`, { lead_id, ...terms, picture_ids }, me)
    const { rows } = await house.database.pool.query<{ upload_id: string; kept: boolean }>(
      'select upload_id, expires_at is null as kept from uploads where used_by = $1',
      [`location contract ${lead_id}`],
    )
    assert.equal(rows.length, 2)
    assert.deepEqual(
      rows.filter(({ kept }) => kept).map(({ upload_id }) => upload_id),
      [picture_ids],
    )
  })

  test('holds no longer once its place was given up, though somebody takes it up again', async () => {
    const lead_id = await field.leadAt('contract')
    const me = await field.as('developer')
    await house.ask(`${base}/delete`, { lead_id, reason: '房东反悔' }, me)
    assert.equal((await field.read(lead_id)).contract, null)
    await house.ask(`${base}/recovery`, { lead_id, reason: '又愿意了' }, me)
    await field.goOn(lead_id, 'visit', 'approve')
    assert.equal((await field.read(lead_id)).contract, null)
    const { picture_ids: _, ...bare } = await someContract(house, me.token, field.now())
    const without = await house.call(`${base}/contractSave`, { lead_id, ...bare }, me)
    assert.match(without.message, /请拍下/)
  })
})
