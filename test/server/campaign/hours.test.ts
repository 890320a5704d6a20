import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { definition } from '@server/areas/programme/definition'
import { closesAt, hoursInWords, opensAfter } from '@server/areas/programme/hours'
import { readJson } from '@server/importing/read-json'
import { someDefinition, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const hour = 3600
const wednesday = { weekdays: [3], from: '10:00', to: '22:00' }

describe('hours of a weekday', () => {
  const at = (text: string) => new Date(`${text}+08:00`)

  test('run from their beginning until just before their end', () => {
    assert.equal(closesAt(wednesday, at('2026-11-25T09:59:59')), null)
    assert.deepEqual(closesAt(wednesday, at('2026-11-25T10:00:00')), at('2026-11-25T22:00:00'))
    assert.equal(closesAt(wednesday, at('2026-11-25T22:00:00')), null)
    assert.equal(closesAt(wednesday, at('2026-11-26T12:00:00')), null)
  })

  test('come again a week later, over the end of a month and of a year', () => {
    assert.deepEqual(opensAfter(wednesday, at('2026-11-25T09:00:00')), at('2026-11-25T10:00:00'))
    assert.deepEqual(opensAfter(wednesday, at('2026-11-25T10:00:00')), at('2026-12-02T10:00:00'))
    assert.deepEqual(opensAfter(wednesday, at('2026-12-31T10:00:00')), at('2027-01-06T10:00:00'))
  })

  test('reach to midnight, and every day where none is named', () => {
    const evening = { from: '18:30', to: '24:00' }
    assert.deepEqual(closesAt(evening, at('2026-11-25T23:59:59')), at('2026-11-26T00:00:00'))
    assert.deepEqual(opensAfter(evening, at('2026-11-25T23:59:59')), at('2026-11-26T18:30:00'))
  })

  test('are told as people say them', () => {
    const said = (weekdays?: number[]) =>
      hoursInWords({ ...(weekdays && { weekdays }), from: '09:00', to: '21:00' })
    assert.equal(said(), '每天 09:00–21:00')
    assert.equal(said([7, 6]), '每周六、周日 09:00–21:00')
    assert.equal(said([1, 2, 3, 4, 5]), '每周一至周五 09:00–21:00')
  })

  test('that make no sense are refused where the file is read', () => {
    const read = (hours: object) => () =>
      readJson(definition, JSON.stringify(someDefinition({ hours })))
    assert.throws(read({ ...wednesday, to: '09:00' }), /应晚于 from/)
    assert.throws(read({ ...wednesday, weekdays: [0] }), /周一写 1/)
    assert.throws(read({ ...wednesday, from: '9点' }), /应为 10:00 这样的时间/)
  })
})

describe('a campaign that opens on Wednesdays at ten', () => {
  let place: CampaignHouse
  before(async () => {
    place = await openCampaignHouse()
  })
  after(() => place.close())

  const weekly = { hours: wednesday, limits: [{ of: 'user', every: 'week', most: 1 }] }
  const shown = async (key: string) => {
    const { state, state_text, changes_in, action, hours } = await place.ask(detail, { key }, null)
    return { state, state_text, changes_in, button: action.do, hours }
  }

  test('counts down to its hour, opens at it, and is shut again after it', async () => {
    place.until(3, '09:00')
    const key = await place.campaign(weekly)
    const person = await place.person()
    assert.deepEqual(await shown(key), {
      state: 'between',
      state_text: '每周三 10:00 开抢',
      changes_in: hour,
      button: 'login',
      hours: '每周三 10:00–22:00',
    })
    const early = await place.receive(key, person)
    assert.deepEqual(
      [early.error, early.message],
      [2329, '还没有到开抢时间，每周三 10:00 准时开始'],
    )
    place.later(hour)
    const open = await shown(key)
    assert.deepEqual([open.state, open.changes_in, open.button], ['open', 12 * hour, 'login'])
    assert.equal((await place.receive(key, person)).error, 0)
    place.later(12 * hour)
    const shut = await shown(key)
    assert.deepEqual([shut.state, shut.changes_in], ['between', (6 * 24 + 12) * hour])
  })

  test('that sold out waits for the next Wednesday, and for nothing after its last', async () => {
    place.until(3, '11:00')
    const key = await place.campaign({
      ...weekly,
      period: { days: 9 },
      prizes: [somePrize({ daily: 1 })],
    })
    const [first, second] = [await place.person(), await place.person()]
    assert.equal((await place.receive(key, first)).error, 0)
    const late = await place.receive(key, second)
    assert.deepEqual([late.error, late.message], [2304, '这一场领完了，每周三 10:00 再来'])
    const gone = await shown(key)
    assert.deepEqual(
      [gone.state, gone.state_text, gone.changes_in],
      ['soldOutToday', '本场已领完', (7 * 24 - 1) * hour],
    )
    place.until(3, '10:00')
    assert.equal((await place.receive(key, second)).error, 0)
    place.later(12 * hour)
    const over = await place.ask(detail, { key }, null)
    assert.deepEqual([over.state, over.changes_in, over.prizes[0]?.state], ['ended', null, 'open'])
  })

  test('says its own words where it has them', async () => {
    place.until(4, '10:00')
    const words = { between: '周三上午十点，准时放一百份' }
    const key = await place.campaign({ ...weekly, words })
    const { action } = await place.ask(detail, { key }, null)
    assert.equal(action.note, words.between)
    assert.equal((await place.receive(key, await place.person())).message, words.between)
  })
})
