import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { countAdEvent, reserveShare, spendShare } from '@server/areas/advertiser/advertiser'
import { grouped } from '@server/areas/advertiser/reports/groups'
import { villages } from '@server/areas/village/tables'
import { businessDay } from '@server/calendar'
import { newPerson, type Person } from '../harness/people'
import { type Office, openOffice } from './office'
import { within } from './purse'

let office: Office
let villageIds: number[]
before(async () => {
  office = await openOffice()
  const place = { latitude: 30.3, longitude: 120.1 }
  const rows = await office.house.database.db
    .insert(villages)
    .values([
      { name: '清溪村', position: 0, ...place },
      { name: '柳湾村', position: 1, ...place },
      { name: '北里', position: 2, ...place },
    ])
    .returning()
  villageIds = rows.map(({ villageId }) => villageId)
})
after(() => office.close())

async function busy(person: Person, perVillage: readonly number[]) {
  const campaign_id = await office.live(person)
  const { tasks } = await office.look(campaign_id, person)
  const taskId = tasks[0]!.task_id
  const at = office.now()
  const where = { campaignId: campaign_id, taskId, day: businessDay(at) }
  for (const [nth, number] of perVillage.entries()) {
    const villageId = villageIds[nth]!
    for (let done = 0; done < number; done++) {
      const { userId } = await newPerson(office.house)
      await within(office.house, async (tx) => {
        for (const event of ['exposure', 'exposure', 'open', 'start'] as const)
          await countAdEvent(tx, { ...where, villageId, event })
        const { share } = await reserveShare(tx, { taskId, at })
        await spendShare(tx, share!, {
          ...{ userId, villageId, subject: `${taskId}`, title: '逛米铺', settlesAt: null },
          ...{ invited: [], interests: ['cooking'], at },
        })
      })
    }
  }
  return campaign_id
}

describe('a report', () => {
  test('tells the funnel by day, village and task, and what it cost', async () => {
    const person = await office.opened(60_000)
    const campaign_id = await busy(person, [6, 5])
    const report = await office.ask('/tp5/api/Advertiser/report', { campaign_id }, person)
    const all = { exposure: 22, opened: 11, started: 11, completed: 11, cents: 1100 }
    assert.deepEqual(report.total, all)
    assert.equal(report.days.length, 7)
    assert.deepEqual(report.days.at(-1), { day: businessDay(office.now()), ...all })
    assert.deepEqual(
      report.villages.map(({ name, completed }) => [name, completed]),
      [
        ['清溪村', 6],
        ['柳湾村', 5],
      ],
    )
    assert.equal(report.tasks[0]?.cents, 1100)
    const { spent } = await office.look(campaign_id, person)
    assert.equal(spent, 1100)
  })

  test('of all of it asks for its own days, also long after its end', async () => {
    const person = await office.opened(60_000)
    const campaign_id = await busy(person, [6, 5])
    const today = office.dayIn(0)
    assert.deepEqual((await office.look(campaign_id, person)).days, { from: today, to: today })
    await office.ask('/tp5/api/Advertiser/move', { campaign_id, action: 'stop' }, person)
    for (const statement of [
      `update ad_days set day = day - 60 where campaign_id = $1`,
      `update ad_campaigns set starts_at = starts_at - interval '60 days',
         ends_at = ends_at - interval '60 days' where campaign_id = $1`,
    ])
      await office.house.database.pool.query(statement, [campaign_id])
    const { days, spent } = await office.look(campaign_id, person)
    const asked = { campaign_id, start_time: days.from, end_time: days.to }
    const { total } = await office.ask('/tp5/api/Advertiser/report', asked, person)
    const { url } = await office.ask('/tp5/api/Advertiser/export', asked, person)
    const { body } = await office.house.app.inject({ method: 'GET', url })
    assert.deepEqual(days, { from: office.dayIn(-60), to: office.dayIn(-60) })
    assert.deepEqual([total.completed, total.cents], [11, spent])
    assert.match(body, /合计,22,11,11,11,11\.00/)
  })

  test('puts groups of fewer than five people together', async () => {
    const person = await office.opened(60_000)
    const campaign_id = await busy(person, [6, 3, 1])
    const { villages: told } = await office.ask(
      '/tp5/api/Advertiser/report',
      { campaign_id },
      person,
    )
    assert.deepEqual(
      told.map(({ name, completed }) => [name, completed]),
      [['其余', 10]],
    )
    const users = await office.ask('/tp5/api/Advertiser/users', { campaign_id }, person)
    assert.deepEqual(users, {
      people: 10,
      again: null,
      villages: [{ name: '其余', people: 10 }],
      interests: [{ name: '做菜', people: 10 }],
    })
  })

  test('of fewer than five says nothing of who they are', async () => {
    const person = await office.opened(60_000)
    const campaign_id = await busy(person, [4])
    const users = await office.ask('/tp5/api/Advertiser/users', { campaign_id }, person)
    assert.deepEqual(users, { people: null, again: null, villages: [], interests: [] })
  })

  test('comes as CSV by an address that is soon over and is nobody else’s', async () => {
    const person = await office.opened(60_000)
    const campaign_id = await busy(person, [5])
    const { url } = await office.ask('/tp5/api/Advertiser/export', { campaign_id }, person)
    const get = (address: string) => office.house.app.inject({ method: 'GET', url: address })
    const { body, headers } = await get(url)
    assert.match(String(headers['content-type']), /text\/csv/)
    assert.ok(body.startsWith('\ufeff日期,出现,打开,开始,完成,花费(元)'))
    assert.match(body, /合计,10,5,5,5,5\.00/)
    const stolen = url.replace(/\/ads\/\d+_/, `/ads/${campaign_id + 1}_`)
    assert.notEqual((await get(stolen)).body, body)
    assert.equal(String((await get(stolen)).headers['content-type']).includes('csv'), false)
    office.setNow(new Date(office.now().getTime() + 301_000))
    assert.ok(!(await get(url)).body.includes('合计'))
    office.setNow(new Date())
  })
})

test('groups are large alone, or small together and then no fewer than five', () => {
  const told = (...numbers: number[]) => {
    const { large, rest } = grouped(numbers.map((people) => ({ people })))
    return [large.map(({ people }) => people), rest.map(({ people }) => people)]
  }
  assert.deepEqual(told(9, 7), [[9, 7], []])
  assert.deepEqual(told(9, 3, 2), [[9], [3, 2]])
  assert.deepEqual(told(9, 6, 2), [[9], [6, 2]])
  assert.deepEqual(told(2), [[], [2]])
})
