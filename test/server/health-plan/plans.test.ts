import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { healthCommand } from '@server/areas/health-plan/file'
import { healthPlanTelling } from '@server/areas/health-plan/telling'
import { dayMs } from '@server/calendar'
import { open } from '@server/database/seal'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { ownDataOf } from '../harness/ownData'
import { commanding } from '../importing/commanding'
import { agree, paths } from '../health/people'
import { agreeToPlans, planNamed, planPaths } from './planning'

/** A Wednesday, at 20:00 in Shanghai. */
const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let person: Person
let planId: number
before(async () => {
  house = await openHouse({ clock: () => now })
  planId = await planNamed(house, 'pressure-walk')
})
after(() => house.close())
beforeEach(async () => {
  now = start
  const { userId } = await newPerson(house)
  person = { userId, token: await sessionOf(house.database.db, userId, now) }
})

const by = () => ({ token: person.token })
const which = () => ({ plan_id: planId })
const daysOn = (days: number) => void (now = new Date(now.getTime() + days * dayMs))
const agreeToBoth = async () => {
  await agree(house, by(), now)
  await agreeToPlans(house, person.userId, now)
}
const receive = () => house.ask(planPaths.receive, { ...which(), read: 1 }, by())
const details = (date?: string) =>
  house.ask(planPaths.details, { ...which(), ...(date && { date }) }, by())
const mark = (task: string, done: 0 | 1, date?: string) =>
  house.call(planPaths.mark, { ...which(), task, done, ...(date && { date }) }, by())
const taskOf = async (task: string) => (await details()).tasks.find((one) => one.task === task)
const measured = (high: number, low: number, at?: string) =>
  house.ask(paths.add, { measure: 'bloodPressure', high, low, ...(at && { at }) }, by())
const walked = (steps: number) => house.ask(paths.add, { measure: 'steps', steps }, by())

const rows = async () =>
  (
    await house.database.pool.query<{ id: string; sealed: Buffer }>(
      'select user_plan_id as id, sealed from health_user_plans where user_id = $1',
      [person.userId],
    )
  ).rows

describe('a plan', () => {
  test('is received after a consent of its own, and after reading for whom it is not', async () => {
    await agree(house, by(), now)
    const early = await house.call(planPaths.receive, { ...which(), read: 1 }, by())
    assert.equal(early.error, refusals.healthConsentNeeded.error)
    assert.match(early.message, /健康计划/)
    await agreeToPlans(house, person.userId, now)
    const unread = await house.call(planPaths.receive, { ...which(), read: 0 }, by())
    assert.equal(unread.error, refusals.invalid.error)
    assert.match(unread.message, /哪些人不要做/)
    assert.deepEqual(await rows(), [])
    const { state, nth, sentence } = await receive()
    assert.deepEqual([state, nth], ['under_way', 1])
    assert.match(sentence, /第 1 天，今天 4 件做了 0 件/)
  })

  test('is received once while it is under way, by two at once too', async () => {
    await agreeToBoth()
    const replies = await Promise.all(
      [1, 2].map(() => house.call(planPaths.receive, { ...which(), read: 1 }, by())),
    )
    const errors = replies.map(({ error }) => error).sort((one, other) => one - other)
    assert.deepEqual(errors, [0, refusals.planMoved.error])
    assert.equal((await rows()).length, 1)
  })

  test('goes with its consent, and the records stay', async () => {
    await agreeToBoth()
    await receive()
    await measured(128, 82)
    now = new Date(now.getTime() + 60_000)
    await house.ask(paths.withdraw, { purpose: 'plan' }, by())
    assert.deepEqual(await rows(), [])
    const { list, consent } = await house.ask(planPaths.list, {}, by())
    assert.equal(consent.consented_at, null)
    assert.ok(list.every(({ state }) => state === 'waiting'))
    assert.equal((await mark('salt', 1)).error, refusals.healthConsentNeeded.error)
    assert.equal((await house.ask(paths.pressures, {}, by())).list.length, 1)
  })

  test('ends by itself, or early, and can be done again', async () => {
    await agreeToBoth()
    await receive()
    daysOn(1)
    const stopped = await house.ask(planPaths.stop, which(), by())
    assert.deepEqual([stopped.state, stopped.nth], ['stopped', 2])
    assert.equal((await mark('salt', 1)).error, refusals.planMoved.error)
    now = new Date(now.getTime() + 60_000)
    await receive()
    assert.equal((await details()).nth, 1)
    daysOn(28)
    const { state, can_receive: again } = await details()
    assert.deepEqual([state, again], ['over', 1])
    const { days } = await house.ask(planPaths.summary, which(), by())
    assert.equal(days, 28)
  })

  test('stays with whoever does it as it was then', async () => {
    await agreeToBoth()
    const { bring, exported } = commanding(healthCommand, () => house)
    const file = JSON.parse(await exported()) as { plans: { key: string; title: string }[] }
    const [first] = file.plans
    await receive()
    await bring({ plans: [{ ...first, title: '换了名字' }] })
    assert.notEqual((await details()).title, '换了名字')
    await house.ask(paths.withdraw, { purpose: 'plan' }, by())
    assert.equal((await details()).title, '换了名字')
    await bring({ plans: [first!] })
  })

  test('is nobody else’s', async () => {
    await agreeToBoth()
    await receive()
    const other = await newPerson(house)
    const theirs = { token: await sessionOf(house.database.db, other.userId, now) }
    for (const path of [planPaths.summary, planPaths.calendar] as const)
      assert.equal((await house.call(path, which(), theirs)).error, refusals.notFound.error)
    assert.equal((await house.ask(planPaths.details, which(), theirs)).state, 'waiting')
  })

  test('lies sealed under the key of health, and is told to its owner', async () => {
    await agreeToBoth()
    await receive()
    await mark('salt', 1)
    const [row] = await rows()
    const { dataKey } = house.config
    const about = `health plan ${person.userId} ${row!.id}`
    assert.match(open(dataKey, row!.sealed, about, 'seal health'), /四周量血压/)
    assert.throws(() => open(dataKey, row!.sealed, about))
    const reader = { userId: person.userId, config: house.config, now }
    const told = await ownDataOf(house.database.db, [healthPlanTelling], reader)
    assert.match(JSON.stringify(told['健康计划']), /第 1 天，少放盐/)
  })
})

describe('a thing to do', () => {
  beforeEach(async () => {
    await agreeToBoth()
    await receive()
  })

  test('is marked by a reading that is there, and no hand does it again', async () => {
    await measured(128, 82)
    const { by: done, by_text: text } = (await taskOf('pressure'))!
    assert.deepEqual([done, text], ['reading', '记了 1 次血压'])
    for (const tick of [1, 0] as const)
      assert.equal((await mark('pressure', tick)).error, refusals.planTaskMarked.error)
    assert.equal((await details()).done, 1)
  })

  test('that a hand has ticked stays done once when a reading comes', async () => {
    assert.equal((await mark('pressure', 1)).error, 0)
    assert.equal((await mark('pressure', 1)).error, 0)
    await measured(128, 82)
    const { by: done } = (await taskOf('pressure'))!
    const { due, done: count } = await details()
    assert.deepEqual([done, due, count], ['hand', 4, 1])
  })

  test('that was walked counts the steps of the day, all of them', async () => {
    await walked(2500)
    assert.equal((await taskOf('walk'))!.by, '')
    assert.match((await taskOf('walk'))!.by_text, /2,500 步/)
    now = new Date(now.getTime() + 60_000)
    await walked(1500)
    assert.equal((await taskOf('walk'))!.by, 'reading')
  })

  test('is ticked and taken back, today and yesterday alone', async () => {
    assert.equal((await mark('salt', 1)).error, 0)
    assert.equal((await mark('salt', 0)).error, 0)
    assert.equal((await details()).done, 0)
    assert.equal((await mark('rest', 1)).error, refusals.invalid.error)
    daysOn(2)
    assert.equal((await mark('salt', 1, '2026-12-03')).error, 0)
    for (const day of ['2026-12-02', '2026-12-05', '2026-11-30'])
      assert.equal((await mark('salt', 1, day)).error, refusals.invalid.error, day)
    assert.equal((await details('2026-12-03')).tasks.filter((one) => one.by === 'hand').length, 1)
    assert.equal((await details('2026-12-02')).can_mark, 0)
  })

  test('of two ticked at once is not lost', async () => {
    const replies = await Promise.all([mark('salt', 1), mark('walk', 1)])
    assert.deepEqual(
      replies.map(({ error }) => error),
      [0, 0],
    )
    assert.equal((await details()).done, 2)
  })
})

describe('what was done', () => {
  test('stands in the calendar day by day', async () => {
    await agreeToBoth()
    await receive()
    for (const task of ['pressure', 'walk', 'salt', 'weight']) await mark(task, 1)
    daysOn(1)
    await mark('salt', 1)
    daysOn(1)
    const { days, month, before, after, sentence } = await house.ask(
      planPaths.calendar,
      which(),
      by(),
    )
    const stateOn = (day: string) => days.find((one) => one.day === day)?.state
    assert.deepEqual([month, before, after], ['2026-12', null, null])
    assert.deepEqual(
      ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-30'].map(
        stateOn,
      ),
      ['outside', 'all', 'some', 'none', 'ahead', 'outside'],
    )
    assert.equal(sentence, '到第 3 天，这个月 10 件做了 5 件，1 天全做了')
    assert.equal(days.length, 31)
  })

  test('is summed up beside what was measured before and since, gaps left out', async () => {
    await agreeToBoth()
    await measured(140, 88, '2026-12-01T07:30:00+08:00')
    await receive()
    daysOn(1)
    await measured(132, 84)
    daysOn(1)
    const { days, due, compared, sentence } = await house.ask(planPaths.summary, which(), by())
    assert.deepEqual([days, due], [3, 10])
    assert.equal(sentence, '3 天里 10 件做了 1 件')
    const pressure = compared.find(({ measure }) => measure === 'bloodPressure')!
    assert.equal(
      pressure.sentence,
      '血压：开始前平均 140/88 mmHg，开始后平均 132/84 mmHg，高压低 8',
    )
    assert.deepEqual([pressure.before_days, pressure.after_days], [1, 1])
    assert.deepEqual(
      pressure.points.map(({ value }) => value),
      [null, 132, null],
    )
    const weight = compared.find(({ measure }) => measure === 'weight')!
    assert.equal(weight.sentence, '体重：开始前没有记录，开始后没有记录')
    assert.deepEqual([weight.before, weight.after], [null, null])
  })
})

describe('a plan that waits', () => {
  test('is told once to who agreed, and counted once', async () => {
    assert.equal((await house.ask(planPaths.popup, {}, by())).plan, null)
    await agreeToPlans(house, person.userId, now)
    const first = (await house.ask(planPaths.popup, {}, by())).plan!
    await house.ask(planPaths.seen, { plan_id: first.plan_id }, by())
    await house.ask(planPaths.seen, { plan_id: first.plan_id }, by())
    const { rows: seen } = await house.database.pool.query(
      'select from health_plan_popups where user_id = $1',
      [person.userId],
    )
    assert.equal(seen.length, 1)
    const second = (await house.ask(planPaths.popup, {}, by())).plan!
    assert.notEqual(second.plan_id, first.plan_id)
    await house.ask(planPaths.receive, { plan_id: second.plan_id, read: 1 }, by())
    assert.equal((await house.ask(planPaths.popup, {}, by())).plan, null)
  })
})

describe('a file of plans', () => {
  const task = { kind: 'do', key: 'rest', title: '歇一天', text: '晒晒太阳' }
  const plan = {
    ...{ key: 'made-up', title: '一周', intro: '歇', source: '自己写的', not_for: ['没空的'] },
    ...{ days: 7, compare: [], tasks: [task] },
  }

  test('tells by its line what cannot be', async () => {
    const { problems } = commanding(healthCommand, () => house)
    const told = async (given: object) => (await problems({ plans: [given] })).join('\n')
    assert.match(await told({ ...plan, tasks: [task, task] }), /“rest”前面已经有了/)
    assert.match(await told({ ...plan, tasks: [{ ...task, to: 9 }] }), /第 1 天到第 7 天/)
    assert.match(await told({ ...plan, tasks: [{ ...task, kind: 'sing' }] }), /measure、walk 或 do/)
    assert.match(
      (await problems({ plans: [plan], goods: ['no-such-goods'] })).join('\n'),
      /商城里没有商品 no-such-goods/,
    )
  })

  test('lists how often each was shown, and takes one out of sight', async () => {
    const { bring, run } = commanding(healthCommand, () => house)
    await bring({ plans: [{ ...plan, off_shelf: true }] })
    assert.match((await run('list')).join('\n'), /made-up  一周  7 天  弹出过 0 人  已下架/)
    const { list } = await house.ask(planPaths.list, {}, by())
    assert.ok(list.every(({ title }) => title !== '一周'))
  })
})
