import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { dayMs } from '@server/calendar'
import { daysOf } from '@server/areas/campaign/write/report'
import { jobsOf, runJobs } from '../harness/jobs'
import { somePrize, lamps } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const click = '/tp5/api/Campaign/click'
const check = '/tp5/api/Campaign/check'
const receiveDetail = '/tp5/api/Campaign/receiveDetail'
const total = '/tp5/api/Campaign/total'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

describe('what a campaign has given', () => {
  test('is told altogether and of today', async () => {
    const key = await place.campaign({ prizes: [somePrize(), somePrize({ key: 'other' })] })
    for (const prize_key of ['gift', 'other'])
      assert.equal((await place.receive(key, await place.person(), { prize_key })).error, 0)
    assert.deepEqual(await place.ask(total, { key }, null), { given: 2, today: 2, left: 18 })
    place.later(24 * 3600)
    assert.equal((await place.receive(key, await place.person(), { prize_key: 'gift' })).error, 0)
    assert.deepEqual(await place.ask(total, { key }, null), { given: 3, today: 1, left: 17 })
  })

  test('stands over the names of those who received it', async () => {
    const key = await place.campaign({ modules: [{ type: 'receivers', title: '领到的' }] })
    await place.receive(key, await place.person())
    const { modules } = await place.ask('/tp5/api/Campaign/detail', { key }, null)
    const [receivers] = modules
    assert.ok(receivers?.type === 'receivers')
    assert.deepEqual([receivers.given, receivers.list.length], [1, 1])
  })
})

describe('whoever looks at a page', () => {
  test('is one visitor a day, however often they come', async () => {
    const key = await place.campaign()
    const [device, other] = [randomUUID(), randomUUID()]
    for (const one of [device, device, other])
      await place.ask(click, { key, event: 'view', device: one }, null)
    await place.ask(click, { key, event: 'click', device }, null)
    place.later(24 * 3600)
    await place.ask(click, { key, event: 'view', device }, null)
    const days = await daysOf(place.house.database.db, key)
    assert.deepEqual(
      days.map(({ visitors, views, clicks }) => [visitors, views, clicks]),
      [
        [1, 1, 0],
        [2, 3, 1],
      ],
    )
  })
})

describe('what is counted of a day', () => {
  const subjects = async (key: string) => {
    const { rows } = await place.house.database.pool.query<{ subject: string; times: number }>(
      'select subject, times from campaign_counts where campaign_key = $1 order by subject',
      [key],
    )
    return rows.map(({ subject }) => subject.split(' ', 1)[0])
  }
  const tidy = (at: Date) => runJobs(place.house, jobsOf(place.house.config, 'programme'), at)

  test('are no more visitors of one network than can be there', async () => {
    const key = await place.campaign()
    const address = '192.0.2.90'
    const look = () =>
      place.ask(click, { key, event: 'view', device: randomUUID() }, null, { address })
    await look()
    await place.house.database.pool.query(
      "update campaign_counts set times = 500 where campaign_key = $1 and subject like 'visits %'",
      [key],
    )
    await look()
    assert.deepEqual(await subjects(key), ['visit', 'visits'])
    const [{ visitors, views } = { visitors: 0, views: 0 }] = await daysOf(
      place.house.database.db,
      key,
    )
    assert.deepEqual([visitors, views], [1, 2])
  })

  test('is forgotten two days after, but not what is counted once and for all', async () => {
    const limits = (['once', 'day', 'week', 'month'] as const).map((every) => ({
      of: 'user' as const,
      every,
      most: 5,
    }))
    const key = await place.campaign({ limits })
    await place.receive(key, await place.person())
    const counted = (await subjects(key)).filter((subject) => subject === 'user')
    assert.equal(counted.length, 4)
    await tidy(new Date(place.now().getTime() + dayMs))
    assert.equal((await subjects(key)).filter((subject) => subject === 'user').length, 4)
    await tidy(new Date(place.now().getTime() + 40 * dayMs))
    assert.deepEqual(await subjects(key), ['user'])
  })
})

describe('whether I take part', () => {
  const joined = async (key: string, person: Awaited<ReturnType<CampaignHouse['person']>>) =>
    (await place.ask(check, { key, prize_key: 'one' }, person)).joined

  test('is yes once I have joined, or received', async () => {
    const key = await place.campaign(lamps)
    const person = await place.person()
    assert.equal(await joined(key, person), 0)
    await place.ask('/tp5/api/Campaign/join', { key }, person)
    assert.equal(await joined(key, person), 1)
    const gift = await place.campaign({ prizes: [somePrize({ key: 'one' })] })
    assert.equal(await joined(gift, person), 0)
    await place.receive(gift, person)
    assert.equal(await joined(gift, person), 1)
  })
})

describe('a receipt without a number', () => {
  test('is the newest of its page, else of all, and leads back to its campaign', async () => {
    const first = await place.campaign({ routes: ['/firstPage'] })
    const second = await place.campaign()
    const person = await place.person()
    assert.equal((await place.call(receiveDetail, {}, person)).error, 404)
    await place.receive(first, person)
    place.later(1)
    await place.receive(second, person)
    const ofPage = await place.ask(receiveDetail, { route: '/firstPage' }, person)
    assert.deepEqual([ofPage.key, ofPage.link], [first, '/firstPage'])
    const newest = await place.ask(receiveDetail, {}, person)
    assert.deepEqual([newest.key, newest.link], [second, `/subjectPage?key=${second}`])
  })
})
