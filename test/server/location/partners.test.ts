import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { maskPhone } from '@server/areas/auth/auth'
import { deskCases } from '@server/areas/assembled'
import { demo } from '@server/database/demo'
import type { House } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { someNonce } from '../harness/request'
import { sessionOf } from '../harness/sessions'
import { newApplication } from './leads'
import { errorOf, openOwnField, type OwnField } from './own-field'

let field: OwnField
let house: House
before(async () => {
  field = await openOwnField()
  house = field.house
})
after(() => house.close())
beforeEach(() => field.setNow(new Date()))

test('who would be a partner is seen by developers, the last application of each', async () => {
  const person = await newPerson(house)
  const apply = '/tp5/api/AttractInvestment/apply' as const
  const wish = { activity: 'place' as const, name: '周大姐', phone: '13655550288' }
  await house.ask(apply, { ...wish, town: '石桥头' }, person)
  await house.ask(apply, { ...wish, town: '石桥尾' }, person)
  const lists = '/tp5/api/AttractInvestment/lists' as const
  const { list } = await house.ask(lists, {}, await field.as('developer'))
  const theirs = list.filter(({ phone }) => phone === maskPhone(wish.phone))
  assert.deepEqual(
    theirs.map(({ town, name }) => [town, name]),
    [['石桥尾', '周**']],
  )
  const { list: offers } = await house.ask('/tp5/api/AttractInvestment/show', {}, person)
  assert.ok(offers.find(({ activity }) => activity === 'place')?.applied_at)
  const ofHouse = await sessionOf(house.database.db, demo.house.userId, field.now())
  const refused = await house.call(lists, {}, { token: ofHouse })
  assert.equal(refused.error, refusals.forbidden.error)
})

describe('who would be a partner', () => {
  const answer = '/tp5/api/AttractInvestment/answer' as const
  const lists = '/tp5/api/AttractInvestment/lists' as const
  const show = '/tp5/api/AttractInvestment/show' as const
  const desk = deskCases.applicant!
  const context = () => ({ db: house.database.db, config: house.config, now: field.now() })
  const atDesk = async () => (await desk.list(context())).map(({ id }) => id)
  const mineOf = async (person: Person) =>
    (await house.ask(show, {}, person)).list.find(({ activity }) => activity === 'place')!

  test('is answered by a developer, is told, and may apply again', async () => {
    const person = await newPerson(house)
    const application_id = await newApplication(house, person)
    assert.equal((await mineOf(person)).state, 'waiting')
    const me = await field.as('developer')
    const silent = await house.call(answer, { application_id, pass: 1, words: '' }, me)
    assert.equal(silent.error, refusals.invalid.error)
    const row = await house.ask(answer, { application_id, pass: 0, words: '离得太近' }, me)
    assert.deepEqual([row.state, row.answer], ['refused', '离得太近'])
    const told = await mineOf(person)
    assert.deepEqual([told.state, told.answer], ['refused', '离得太近'])
    const { list } = await house.ask('/tp5/api/Message/messagePage', {}, person)
    assert.ok(list.some(({ link, text }) => link === '/attractInvestment' && /离得太近/.test(text)))
    const next = await newApplication(house, person)
    assert.equal((await mineOf(person)).state, 'waiting')
    const refused = await house.ask(lists, { state: 'refused' }, me)
    assert.ok(refused.list.some((one) => one.application_id === application_id))
    const waiting = await house.ask(lists, { state: 'waiting' }, me)
    assert.ok(waiting.list.some((one) => one.application_id === next))
  })

  test('is answered once, and not what they have since put otherwise', async () => {
    const person = await newPerson(house)
    const former = await newApplication(house, person)
    const application_id = await newApplication(house, person)
    const [me, other] = [await field.as('developer'), await field.as('otherDeveloper')]
    const late = await house.call(answer, { application_id: former, pass: 1, words: '可以' }, me)
    assert.equal(late.error, refusals.notFound.error)
    const errors = await Promise.all([
      errorOf(house.call(answer, { application_id, pass: 1, words: '可以' }, me)),
      errorOf(house.call(answer, { application_id, pass: 0, words: '不行' }, other)),
    ])
    assert.deepEqual(errors.sort(), [0, refusals.locationMoved.error])
  })

  test('waits for every developer but themselves, and at the desk until somebody answers', async () => {
    const developer = { ...(await field.as('developer')), userId: demo.developer.userId }
    const application_id = await newApplication(house, developer)
    const own = await house.call(answer, { application_id, pass: 1, words: '可以' }, developer)
    assert.equal(own.error, refusals.forbidden.error)
    const countOf = async (who: 'developer' | 'otherDeveloper') =>
      (await house.ask('/tp5/api/Work/home', {}, await field.as(who))).lists.find(
        ({ kind }) => kind === 'partners',
      )!.count
    assert.equal(await countOf('otherDeveloper'), (await countOf('developer')) + 1)
    assert.ok((await atDesk()).includes(application_id))
    await house.database.transaction((tx) =>
      desk.refuse!({ ...context(), db: tx }, application_id, '请先实名认证'),
    )
    assert.ok(!(await atDesk()).includes(application_id))
    const { list } = await house.ask(lists, { state: 'refused' }, developer)
    const row = list.find((one) => one.application_id === application_id)
    assert.deepEqual([row?.answered_by, row?.answer], ['平台', '请先实名认证'])
  })

  test('is masked, and each look at the whole of it stays where they read it', async () => {
    const look = '/tp5/api/AttractInvestment/look' as const
    const person = await newPerson(house)
    const application_id = await newApplication(house, person)
    const me = await field.as('developer')
    const { list } = await house.ask(lists, {}, me)
    const row = list.find((one) => one.application_id === application_id)!
    assert.equal(row.name, '周**')
    assert.match(row.phone, /\*/)
    const nonce = someNonce()
    const whole = await house.ask(look, { application_id }, { ...me, nonce })
    assert.equal(whole.name, '周大姐')
    assert.match(whole.phone, /^1\d{10}$/)
    assert.deepEqual(await house.ask(look, { application_id }, { ...me, nonce }), whole)
    const looks = async () =>
      (
        await house.database.pool.query<{ developer_id: string; application_id: string }>(
          'select developer_id, application_id from location_partner_looks where user_id = $1',
          [person.userId],
        )
      ).rows
    assert.deepEqual(await looks(), [{ developer_id: demo.developer.userId, application_id }])
    await assert.rejects(house.database.pool.query('delete from location_partner_looks'))
    const stranger = await house.call(look, { application_id }, await newPerson(house))
    assert.equal(stranger.error, refusals.forbidden.error)
    const answered = await house.ask(answer, { application_id, pass: 0, words: '太远' }, me)
    assert.match(answered.phone, /\*/)
    const late = await house.call(look, { application_id }, me)
    assert.equal(late.error, refusals.forbidden.error)
    assert.equal((await looks()).length, 1)
  })

  test('is told nothing of who applied, and answers nobody', async () => {
    const application_id = await newApplication(house, await newPerson(house))
    const person = await newPerson(house)
    const wish = { application_id, pass: 1, words: '可以' } as const
    assert.equal((await house.call(answer, wish, person)).error, refusals.forbidden.error)
  })
})
