import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { releaseShare, reserveShare, spendShare } from '@server/areas/advertiser/advertiser'
import { adCase } from '@server/areas/advertiser/campaign-desk'
import { advertiserCase } from '@server/areas/advertiser/desk'
import { advertiserJobs } from '@server/areas/advertiser/jobs'
import { adCampaigns } from '@server/areas/advertiser/tables'
import { businessDay, dayMs } from '@server/calendar'
import { runJobs } from '../harness/jobs'
import { newPerson, type Person } from '../harness/people'
import { company, type Office, openOffice, task } from './office'
import { sumOfBook, within } from './purse'

let office: Office
before(async () => void (office = await openOffice()))
after(() => office.close())

const move = (
  person: Person,
  campaign_id: number,
  action: 'submit' | 'recall' | 'pause' | 'goOn' | 'stop',
) => office.house.call('/tp5/api/Advertiser/move', { campaign_id, action }, { token: person.token })

const purse = async (person: Person) =>
  (await office.ask('/tp5/api/Advertiser/total', {}, person)).purse

const end = (at = office.now()) => runJobs(office.house, advertiserJobs, at)

describe('a company', () => {
  test('may advertise once the desk has looked at it, and is told', async () => {
    const person = await office.applied()
    const state = async () => (await office.ask('/tp5/api/Advertiser/detail', {}, person)).state
    assert.equal(await state(), 'reviewing')
    const early = await office.house.call('/tp5/api/Advertiser/list', {}, { token: person.token })
    assert.equal(early.error, refusals.forbidden.error)
    const id = await office.idOf(person)
    const { facts } = await office.decide((context) => advertiserCase.show(context, id))
    assert.ok(facts.some(([, value]) => value === company.phone))
    await office.decide((context) => advertiserCase.approve(context, id))
    assert.equal(await state(), 'open')
    assert.deepEqual((await office.ask('/tp5/api/Advertiser/list', {}, person)).list, [])
    const { list } = await office.ask('/tp5/api/Message/messagePage', {}, person)
    assert.ok(JSON.stringify(list).includes('广告主开通'))
  })

  test('that was refused reads why, and asks again', async () => {
    const person = await office.applied()
    const again = () => office.ask('/tp5/api/Advertiser/apply', company, person)
    await assert.rejects(again())
    const id = await office.idOf(person)
    await office.decide((context) => advertiserCase.refuse!(context, id, '执照照片看不清'))
    const { state, reason } = await office.ask('/tp5/api/Advertiser/detail', {}, person)
    assert.deepEqual([state, reason], ['refused', '执照照片看不清'])
    assert.equal((await again()).state, 'reviewing')
  })
})

describe('a purse', () => {
  test('is filled by an order that is paid, once', async () => {
    const person = await office.opened()
    const order_sn = await office.topUp(person, 30_000)
    assert.match(order_sn, /^LA/)
    assert.equal(await purse(person), 30_000)
    const { list, income } = await office.ask('/tp5/api/Advertiser/bills', {}, person)
    assert.deepEqual(
      list.map(({ source, amount, balance }) => [source, amount, balance]),
      [['充值', 30_000, 30_000]],
    )
    assert.equal(income, 30_000)
    assert.equal(await sumOfBook(office.house), 0)
  })
})

describe('a campaign', () => {
  test('goes from a draft to the desk and is live, its budget out of the purse', async () => {
    const person = await office.opened(50_000)
    const campaign_id = await office.submitted(person)
    assert.equal((await office.look(campaign_id, person)).state, 'reviewing')
    const shown = await office.decide((context) => adCase.show(context, String(campaign_id)))
    assert.ok(shown.facts.some(([, value]) => value.includes('https://rice.example.com/')))
    await office.approve(campaign_id)
    const live = await office.look(campaign_id, person)
    assert.deepEqual([live.state, live.actions], ['live', ['pause', 'raise', 'stop']])
    assert.equal(await purse(person), 30_000)
    const { budgets } = await office.ask('/tp5/api/Advertiser/total', {}, person)
    assert.equal(budgets, 20_000)
  })

  test('rests where the purse has not enough, and goes on once it has', async () => {
    const person = await office.opened(10_000)
    const campaign_id = await office.live(person)
    const resting = await office.look(campaign_id, person)
    assert.deepEqual([resting.state, resting.actions.includes('topUp')], ['paused', true])
    assert.match(resting.hint, /还差 ¥200.00/)
    assert.equal((await move(person, campaign_id, 'goOn')).error, refusals.purseShort.error)
    await office.topUp(person, 10_000)
    assert.equal((await move(person, campaign_id, 'goOn')).error, 0)
    assert.equal(await purse(person), 0)
  })

  test('that is refused says why and can be mended', async () => {
    const person = await office.opened(50_000)
    const campaign_id = await office.submitted(person)
    await office.decide((context) => adCase.refuse!(context, String(campaign_id), '片里有别家商标'))
    const { state, hint, actions } = await office.look(campaign_id, person)
    assert.deepEqual([state, hint, actions], ['refused', '片里有别家商标', ['edit', 'submit']])
    await office.ask('/tp5/api/Advertiser/save', { ...office.wish(), campaign_id }, person)
    assert.equal((await move(person, campaign_id, 'submit')).error, 0)
  })

  test('is not changed while it is under way, but for more of it', async () => {
    const person = await office.opened(50_000)
    const campaign_id = await office.live(person)
    const save = { ...office.wish(), campaign_id }
    const reply = await office.house.call('/tp5/api/Advertiser/save', save, person)
    assert.equal(reply.error, refusals.adMoved.error)
    const more = { campaign_id, budget: 25_000, day_budget: 6000, ends_on: office.dayIn(30) }
    await office.ask('/tp5/api/Advertiser/raise', more, person)
    assert.equal(await purse(person), 25_000)
    const less = await office.house.call(
      '/tp5/api/Advertiser/raise',
      { ...more, budget: 20_000 },
      person,
    )
    assert.match(less.message, /只能加/)
    const dear = await office.house.call(
      '/tp5/api/Advertiser/raise',
      { ...more, budget: 90_000 },
      person,
    )
    assert.equal(dear.error, refusals.purseShort.error)
    assert.equal((await office.look(campaign_id, person)).budget, 25_000)
  })

  test('that is stopped returns what is left once nobody is at work there', async () => {
    const person = await office.opened(20_000)
    const campaign_id = await office.live(person)
    const { tasks } = await office.look(campaign_id, person)
    const at = office.now()
    const wanted = { taskId: tasks[0]!.task_id, at }
    const promised = await within(office.house, (tx) => reserveShare(tx, wanted))
    const other = await within(office.house, (tx) => reserveShare(tx, wanted))
    assert.equal((await move(person, campaign_id, 'stop')).error, 0)
    await end()
    assert.equal(await purse(person), 0)
    const { userId } = await newPerson(office.house)
    const given = { userId, subject: 'last', title: '看米', settlesAt: null, invited: [], at }
    await within(office.house, (tx) => spendShare(tx, promised.share!, given))
    await within(office.house, (tx) => releaseShare(tx, other.share!))
    await end()
    assert.equal(await purse(person), 19_900)
    assert.equal(await sumOfBook(office.house), 0)
  })

  test('tells before the day’s share is gone, and once it is', async () => {
    const person = await office.opened(20_000)
    const campaign_id = await office.live(person)
    const today = businessDay(office.now())
    const hintAfter = async (dayUsed: number) => {
      await office.house.database.db
        .update(adCampaigns)
        .set({ day: today, dayUsed })
        .where(eq(adCampaigns.campaignId, campaign_id))
      return (await office.look(campaign_id, person)).hint
    }
    assert.equal(await hintAfter(4000), '')
    assert.equal(await hintAfter(4700), '今天只剩 ¥3.00，快投完了')
    assert.equal(await hintAfter(4950), '今天的投完了，明天零点接着投')
  })

  test('ends by itself after its last day', async () => {
    const person = await office.opened(20_000)
    const campaign_id = await office.live(person)
    await end(new Date(office.now().getTime() + 21 * dayMs))
    assert.equal((await office.look(campaign_id, person)).state, 'ended')
    assert.equal(await purse(person), 20_000)
  })

  test('is as unknown to another company as one that never was', async () => {
    const person = await office.opened()
    const campaign_id = await office.draft(person)
    const other = await office.opened()
    for (const path of ['campaign', 'report', 'users', 'export'] as const) {
      const reply = await office.house.call(
        `/tp5/api/Advertiser/${path}`,
        { campaign_id },
        { token: other.token },
      )
      assert.equal(reply.error, refusals.notFound.error, path)
    }
  })
})

describe('a task', () => {
  const save = async (given: object) => {
    const person = await office.opened()
    const campaign_id = await office.draft(person)
    const path = '/tp5/api/Advertiser/saveTask'
    return office.house.call(path, { campaign_id, ...task, ...given }, person)
  }

  test('costs no less than its kind does, and gives a fair part of it', async () => {
    assert.match((await save({ price: 14, reward_cents: 8 })).message, /每次至少 0.15 元/)
    assert.match((await save({ reward_cents: 49 })).message, /0.50 元 到 0.70 元/)
    assert.match((await save({ reward_cents: 71 })).message, /0.50 元 到 0.70 元/)
    assert.match((await save({ reward_points: 55 })).message, /等值/)
    assert.equal((await save({ reward_points: 60 })).error, 0)
    assert.equal((await save({ reward_cents: 0, reward_points: 50 })).error, 0)
  })

  test('with a page of its own wants a safe address', async () => {
    const creative = JSON.stringify({ kind: 'web', url: 'http://rice.example.com', seconds: 10 })
    assert.match((await save({ creative })).message, /https/)
    assert.match((await save({ creative: 'no json' })).message, /格式不正确/)
    assert.match((await save({ creative: '{"kind":"dance"}' })).message, /没有这种任务/)
  })

  test('with a questionnaire that goes round in a circle is refused', async () => {
    const option = (key: string, next?: string) => ({
      key,
      text: `选 ${key}`,
      ...(next && { next }),
    })
    const question = (id: string, next: string, other?: string) => ({
      ...{ id, type: 'single', text: `问 ${id}`, next },
      options: [option('A', other), option('B')],
    })
    const asked = (questions: readonly object[]) =>
      save({
        ...{ price: 100, reward_cents: 60 },
        creative: JSON.stringify({ kind: 'questionnaire', about: '', questions }),
      })
    const message = async (questions: readonly object[]) => (await asked(questions)).message
    assert.match(await message([question('q1', 'q2')]), /q2 不存在/)
    const circle = [question('q1', 'q2'), question('q2', 'end', 'q1')]
    assert.match(await message(circle), /绕回自己/)
    assert.match(await message([question('q1', 'end'), question('q2', 'end')]), /走到 q2/)
    assert.match(await message([question('q1', 'end'), question('q1', 'end')]), /题号不能重复/)
    const sound = [question('q1', 'q2', 'q3'), question('q2', 'q3'), question('q3', 'end')]
    assert.equal((await asked(sound)).error, 0)
  })

  test('is needed before a campaign can be submitted, level by level', async () => {
    const person = await office.opened()
    const { campaign_id } = await office.ask('/tp5/api/Advertiser/save', office.wish(), person)
    assert.match((await move(person, campaign_id, 'submit')).message, /至少加一个任务/)
    await office.ask('/tp5/api/Advertiser/saveTask', { campaign_id, ...task, level: 2 }, person)
    assert.match((await move(person, campaign_id, 'submit')).message, /从第 1 关/)
  })
})
