import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { poolDays } from '@server/areas/location/rules'
import { passMark, questions } from '@server/areas/location/score'
import type { House } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { answersOf, somewhere } from './leads'
import { errorOf, openOwnField, type OwnField } from './own-field'

const base = '/tp5/api/VillageDevelop'
const add = `${base}/add` as const
const edit = `${base}/edit` as const

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

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

  test('forgets whom to talk to when whoever develops it says so', async () => {
    const lead_id = await field.leadAt('add')
    const me = await field.as('developer')
    const contact = { name: '陈永福', phone: '13655550299', position: '村支书' }
    const added = await house.ask(`${base}/contactsAdd`, { lead_id, ...contact }, me)
    const wish = { lead_id, contact_id: added.contacts[0]!.contact_id }
    const remove = `${base}/contactsRemove` as const
    const theirs = await house.call(remove, wish, await field.as('otherDeveloper'))
    assert.equal(theirs.error, refusals.forbidden.error)
    const elsewhere = { ...wish, lead_id: await field.leadAt('add') }
    assert.equal((await house.call(remove, elsewhere, me)).error, refusals.notFound.error)
    const { contacts, events } = await house.ask(remove, wish, me)
    assert.deepEqual(contacts, [])
    assert.equal(events.at(-1)?.text, '删了联系人：村支书')
    assert.equal((await house.call(remove, wish, me)).error, refusals.notFound.error)
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
    field.laterDays(poolDays)
    const taken = await house.ask(`${base}/recovery`, wish, await field.as('otherDeveloper'))
    assert.deepEqual([taken.state, taken.mine, taken.score], ['recovered', 1, null])
    const late = await house.call(`${base}/recovery`, wish, await field.as('developer'))
    assert.equal(late.error, refusals.locationMoved.error)
  })
})

test('whoever still develops places cannot close their account: nobody else could go on', async () => {
  const closing = '/user/Center/closing' as const
  await field.leadAt('add')
  const { obstacles } = await house.ask(closing, {}, await field.as('developer'))
  assert.ok(obstacles.some(({ text, link }) => /个没办完的点位/.test(text) && link !== ''))
  const person = await newPerson(house)
  const free = await house.ask(closing, {}, person)
  assert.deepEqual(free.obstacles, [])
})

test('the questions come to a hundred points', () => {
  assert.equal(
    questions.reduce((sum, { weight }) => sum + weight, 0),
    100,
  )
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
