import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { deskCases } from '@server/areas/assembled'
import { poolDays } from '@server/areas/location/rules'
import { passMark, questions } from '@server/areas/location/score'
import { businessDay, dayAfter, dayMs } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { answersOf, type Field, openField, someContract, someMachine, somewhere } from './leads'

const base = '/tp5/api/VillageDevelop'
const add = `${base}/add` as const
const edit = `${base}/edit` as const
const audit = `${base}/audit` as const
const live = `${base}/live` as const

let house: House
let field: Field
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
  field = openField(house, () => now)
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const later = (days: number) => void (now = new Date(now.getTime() + days * dayMs))
const errorOf = async (call: Promise<{ error: number }>) => (await call).error

describe('a lead', () => {
  test('is refused where somebody has it, by place and by name, with which one it is', async () => {
    const wish = somewhere({ name: '下塘 村（东头）' })
    await house.ask(add, wish, await field.as('developer'))
    const near = { ...somewhere(), latitude: wish.latitude + 0.001, longitude: wish.longitude }
    const namesake = {
      ...somewhere({ name: '下塘村(东头)' }),
      latitude: wish.latitude + 0.006,
      longitude: wish.longitude,
    }
    for (const same of [near, namesake]) {
      const refused = await house.call(add, same, await field.as('otherDeveloper'))
      assert.equal(refused.error, refusals.locationKnown.error, refused.message)
      assert.match(refused.message, /下塘 村.*相距 \d+ 米.*陶\*\*负责/)
    }
    const { latitude, longitude, name } = namesake
    const told = await house.ask(
      '/tp5/api/Map/helper',
      { latitude, longitude, name },
      await field.as('otherDeveloper'),
    )
    assert.match(told.known, /下塘 村/)
    assert.equal(told.near[0]?.name, '下塘 村(东头)')
  })

  test('is written once, though two find it at the same moment', async () => {
    const wish = somewhere()
    const [one, other] = [await field.as('developer'), await field.as('otherDeveloper')]
    const errors = await Promise.all([
      errorOf(house.call(add, wish, one)),
      errorOf(house.call(add, { ...wish, name: `${wish.name}东` }, other)),
    ])
    assert.deepEqual(errors.sort(), [0, refusals.locationKnown.error])
  })

  test('is changed by who develops it alone, and each change is kept', async () => {
    const wish = somewhere()
    const lead_id = await field.leadAt('add', 'developer', wish)
    const changed = { lead_id, ...wish, people: 1380 }
    const theirs = await house.call(edit, changed, await field.as('otherDeveloper'))
    assert.equal(theirs.error, refusals.forbidden.error)
    const { events, people } = await house.ask(edit, changed, await field.as('developer'))
    assert.equal(people, 1380)
    assert.deepEqual(
      events.map(({ text }) => text),
      ['发现线索', '改了人口'],
    )
    const same = await house.call(edit, changed, await field.as('developer'))
    assert.equal(same.error, refusals.invalid.error)
  })

  test('tells whom to talk to to who develops it alone', async () => {
    const lead_id = await field.leadAt('add')
    const contact = { name: '陈永福', phone: '13655550299', position: '村支书', note: '怕吵' }
    await house.ask(`${base}/contactsAdd`, { lead_id, ...contact }, await field.as('developer'))
    const [mine] = (await field.read(lead_id)).contacts
    assert.deepEqual([mine?.name, mine?.phone, mine?.note], ['陈永福', '13655550299', '怕吵'])
    const [theirs] = (await field.read(lead_id, 'otherDeveloper')).contacts
    assert.deepEqual([theirs?.name, theirs?.note], ['陈**', ''])
    assert.match(theirs!.phone, /\*/)
    const { rows } = await house.database.pool.query<{ sealed: Buffer }>(
      'select sealed from location_contacts where lead_id = $1',
      [lead_id],
    )
    assert.ok(!rows[0]!.sealed.toString().includes('陈永福'))
  })

  test('is scored by the table, after a visit, and submitted from the mark on', async () => {
    const me = await field.as('developer')
    const lead_id = await field.leadAt('add')
    const early = await house.call(`${base}/score`, { lead_id, answers: answersOf('best') }, me)
    assert.equal(early.error, refusals.locationMoved.error)
    await house.ask(`${base}/timelineAdd`, { lead_id, words: '量了尺寸', visited: 1 }, me)
    const half = await house.call(`${base}/score`, { lead_id, answers: 'people:many' }, me)
    assert.match(half.message, /请回答/)
    const worst = await house.ask(`${base}/score`, { lead_id, answers: answersOf('worst') }, me)
    assert.ok(worst.score! < passMark)
    assert.ok(!worst.actions.includes('submit'))
    const little = await house.call(`${base}/submit`, { lead_id }, me)
    assert.match(little.message, /满 75 分/)
    const best = await house.ask(`${base}/score`, { lead_id, answers: answersOf('best') }, me)
    assert.equal(best.score, 100)
    assert.equal(
      best.answers.reduce((sum, { points }) => sum + points, 0),
      best.score,
    )
    assert.ok(best.actions.includes('submit'))
  })

  test('that was given up is anybody’s after some days', async () => {
    const lead_id = await field.leadAt('visit')
    const reason = '场地另有用处'
    await house.ask(`${base}/delete`, { lead_id, reason }, await field.as('developer'))
    const wish = { lead_id, reason: '换了村支书' }
    const early = await house.call(`${base}/recovery`, wish, await field.as('otherDeveloper'))
    assert.equal(early.error, refusals.forbidden.error)
    later(poolDays)
    const taken = await house.ask(`${base}/recovery`, wish, await field.as('otherDeveloper'))
    assert.deepEqual([taken.state, taken.mine, taken.score], ['recovered', 1, null])
    const late = await house.call(`${base}/recovery`, wish, await field.as('developer'))
    assert.equal(late.error, refusals.locationMoved.error)
  })
})

test('the questions come to a hundred points', () => {
  assert.equal(
    questions.reduce((sum, { weight }) => sum + weight, 0),
    100,
  )
})

describe('a decision', () => {
  test('is somebody else’s than who submitted it, with a reason that is told', async () => {
    const lead_id = await field.leadAt('submit')
    const verdict = { lead_id, pass: 0 as const, reason: '离同行太近' }
    const own = await house.call(audit, verdict, await field.as('developer'))
    assert.equal(own.error, refusals.locationOwn.error)
    assert.deepEqual((await field.read(lead_id)).actions, [])
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
    const context = { db: house.database.db, config: house.config, now }
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
        { lead_id, ...(await someContract(house, me.token, now)), ...given },
        me,
      )
    const starts_on = businessDay(now)
    assert.match((await save({ ends_on: starts_on })).message, /在开始之后/)
    assert.match((await save({ ends_on: dayAfter(starts_on, 9000) })).message, /最长 10 年/)
    const { picture_ids: _, ...bare } = await someContract(house, me.token, now)
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
})

describe('a place that opens', () => {
  test('is a village for everybody, with a planned machine and somebody who puts it up', async () => {
    const wish = somewhere()
    const lead_id = await field.leadAt('contract', 'developer', wish)
    const machine_sn = someMachine()
    const due = dayAfter(businessDay(now), 10)
    const opened = await house.ask(live, { lead_id, machine_sn, due }, await field.as('developer'))
    assert.deepEqual(
      [opened.state, opened.village, opened.machine_sn],
      ['live', wish.name, machine_sn],
    )
    const { list } = await house.ask('/tp5/api/Index/villages', {})
    assert.ok(list.some(({ name }) => name === wish.name))
    const { rows } = await house.database.pool.query<{ user_id: string }>(
      `select user_id from duties where role = 'maintainer' and village = $1`,
      [wish.name],
    )
    assert.ok(rows.length > 0)
    const mender = await sessionOf(house.database.db, rows[0]!.user_id, now)
    const installs = await allInstalls(mender)
    const planned = installs.find((one) => one.machine_sn === machine_sn)
    assert.deepEqual([planned?.state, planned?.kind], ['planned', 'new'])
    assert.equal(planned?.due_at.slice(0, 10), due)
  })

  test('needs a machine that stands nowhere yet, and a day that comes', async () => {
    const lead_id = await field.leadAt('contract')
    const me = await field.as('developer')
    const due = dayAfter(businessDay(now), 10)
    const taken = await house.call(live, { lead_id, machine_sn: 'LJ-0107', due }, me)
    assert.match(taken.message, /LJ-0107 已经在/)
    const past = { lead_id, machine_sn: someMachine(), due: dayAfter(businessDay(now), -1) }
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

test('who asked to be told of a lead is told when it moves, and no longer after', async () => {
  const lead_id = await field.leadAt('add')
  const other = await field.as('otherDeveloper')
  const heard = async () => {
    const { list } = await house.ask('/tp5/api/Message/messagePage', {}, other)
    return list.filter(({ link }) => link.endsWith(lead_id)).map(({ title }) => title)
  }
  await house.ask(`${base}/subscription`, { lead_id, on: 1 }, other)
  const visit = { lead_id, words: '去看了', visited: 1 as const }
  await house.ask(`${base}/timelineAdd`, visit, await field.as('developer'))
  assert.deepEqual(await heard(), ['点位已勘测'])
  await house.ask(`${base}/subscription`, { lead_id, on: 0 }, other)
  const gone = { lead_id, reason: '不做了' }
  await house.ask(`${base}/delete`, gone, await field.as('developer'))
  assert.deepEqual(await heard(), ['点位已勘测'])
})

test('who would be a partner is seen by developers, the last application of each', async () => {
  const person = await newPerson(house)
  const apply = '/tp5/api/AttractInvestment/apply' as const
  const wish = { activity: 'place' as const, name: '周大姐', phone: '13655550288' }
  await house.ask(apply, { ...wish, town: '石桥头' }, person)
  await house.ask(apply, { ...wish, town: '石桥尾' }, person)
  const lists = '/tp5/api/AttractInvestment/lists' as const
  const { list } = await house.ask(lists, {}, await field.as('developer'))
  const theirs = list.filter(({ name }) => name === '周大姐')
  assert.deepEqual(
    theirs.map(({ town, phone }) => [town, phone]),
    [['石桥尾', '13655550288']],
  )
  const { list: offers } = await house.ask('/tp5/api/AttractInvestment/show', {}, person)
  assert.ok(offers.find(({ activity }) => activity === 'place')?.applied_at)
  const ofHouse = await sessionOf(house.database.db, demo.house.userId, now)
  const refused = await house.call(lists, {}, { token: ofHouse })
  assert.equal(refused.error, refusals.forbidden.error)
})

test('the demo has sixty leads, in all states', async () => {
  const fresh = await openHouse({ clock: () => now })
  try {
    const { token } = await openField(fresh, () => now).as('developer')
    const total = await fresh.ask('/tp5/api/VillageDevelopment/total', {}, { token })
    assert.equal(total.all, 60)
    assert.ok(total.states.every(({ count }) => count > 0))
  } finally {
    await fresh.close()
  }
})
