import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { screenshotCase } from '@server/areas/task/desk'
import { moneyOf } from '@server/areas/wallet/wallet'
import { dayMs } from '@server/calendar'
import { sumOfBook } from '../advertiser/purse'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Person } from '../harness/people'
import { newUpload } from '../upload/pictures'
import { type Alley, openAlley, receipt } from './alley'
import { watching } from './cheats'
import { errorOf, incomeOf, paths } from './doing'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

describe('screenshots', () => {
  const desk = () => ({
    db: alley.house.database.db,
    config: alley.house.config,
    now: alley.now(),
  })
  const shot = async (person: Person) => {
    const { upload_id } = await newUpload(
      { ...alley.house, ask: (path, input) => alley.ask(path, input, person) },
      person.token,
      'task',
    )
    return upload_id
  }

  test('are refused with a reason, sent again, and then paid at once', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([{ kind: 'screenshot', creative: receipt }])
    const bill = await alley.partake(person, taskIds[0]!)
    const id = bill.bill_user_id
    const given = { ...bill, pictures: await shot(person) }
    await alley.ask('/tp5/api/BillUserImage/upload', given, person)
    assert.ok((await screenshotCase.list(desk())).some((one) => one.id === id))
    await screenshotCase.refuse!(desk(), id, '看不清店名')
    const { state, reason } = await alley.ask('/tp5/api/BillUserImage/show', bill, person)
    assert.deepEqual([state, reason], ['refused', '看不清店名'])
    alley.later(60)
    const better = { ...bill, pictures: await shot(person) }
    await alley.ask('/tp5/api/BillUserImage/update', better, person)
    await screenshotCase.approve(desk(), id)
    await alley.ask(paths.receive, bill, person)
    assert.deepEqual(await incomeOf(alley, person), { settled: 60 })
    const { list } = await alley.ask('/tp5/api/Message/messagePage', {}, person)
    assert.deepEqual(
      list.map(({ title }) => title),
      ['任务截图通过了', '任务截图没有通过'],
    )
  })

  test('that were no honest proof are held, and go back into the budget where nobody objects', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([
      { kind: 'screenshot', creative: receipt },
    ])
    const bill = await alley.partake(person, taskIds[0]!)
    const given = { ...bill, pictures: await shot(person) }
    await alley.ask('/tp5/api/BillUserImage/upload', given, person)
    await screenshotCase.approve(desk(), bill.bill_user_id)
    await alley.ask(paths.receive, bill, person)
    await alley.house.database.transaction((db) =>
      screenshotCase.settle!({ ...desk(), db }, bill.bill_user_id, '截图是别人的'),
    )
    assert.deepEqual(await incomeOf(alley, person), { settled: 0, frozen: 60 })
    const afterwards = new Date(alley.now().getTime() + 8 * dayMs)
    const { house } = alley
    await runJobs(house, jobsOf(house.config, 'fairness'), afterwards)
    const { budget } = await moneyOf(house.database.db, `ad:${campaignId}`)
    assert.equal(budget, 10_000)
    const { rows } = await house.database.pool.query<{ spent: number }>(
      `select spent::int from ad_campaigns where campaign_id = $1`,
      [campaignId],
    )
    assert.equal(rows[0]!.spent, 0)
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'taken_back')
    assert.equal(await sumOfBook(alley.house), 0)
  })

  /** Handed in, let pass or not, and then held to be no honest proof. */
  async function suspected(letPass: boolean) {
    const house = watching(alley)
    const person = await alley.person()
    const { taskIds } = await alley.campaign([{ kind: 'screenshot', creative: receipt }])
    const bill = await alley.partake(person, taskIds[0]!)
    const given = { ...bill, pictures: await shot(person) }
    await alley.ask('/tp5/api/BillUserImage/upload', given, person)
    const id = bill.bill_user_id
    if (letPass) await screenshotCase.approve(desk(), id)
    await house.at((context) => screenshotCase.settle!(context, id, '截图是别人的'))
    return { house, person, bill, id }
  }

  test('that were let pass and then held are paid after all once that is lifted', async () => {
    const { house, person, bill } = await suspected(true)
    assert.notEqual(await errorOf(alley.call(paths.receive, bill, person)), 0)
    const ticket = await house.object(person)
    await house.at((context) => house.desk('objection').approve(context, ticket))
    await alley.ask(paths.receive, bill, person)
    assert.deepEqual(await incomeOf(alley, person), { settled: 60 })
  })

  test('that are held while they are looked at wait for the objection', async () => {
    const { house, person, bill, id } = await suspected(false)
    const isListed = async () => (await screenshotCase.list(desk())).some((one) => one.id === id)
    assert.equal(await isListed(), false)
    await assert.rejects(screenshotCase.approve(desk(), id), { message: /在核实/ })
    const ticket = await house.object(person)
    await house.at((context) => house.desk('objection').approve(context, ticket))
    assert.equal(await isListed(), true)
    const other = await suspected(false)
    await house.unopposed()
    assert.equal((await alley.ask(paths.bill, other.bill, other.person)).state, 'failed')
    await screenshotCase.approve(desk(), id)
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'completed')
  })
})
