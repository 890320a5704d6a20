import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { goesOut, partnerApp } from './campaigns'

const detail = '/tp5/api/Campaign/detail'
const outside = '/tp5/api/Campaign/outside'

let fair: CampaignHouse
before(async () => void (fair = await openCampaignHouse()))
after(() => fair.close())

/** What was received is used in the app. */
const goesAfter = { ...goesOut, steps: [...goesOut.steps].reverse() }

const steps = (shown: { steps: { done: 0 | 1 }[] }) => shown.steps.map(({ done }) => done)

describe('an app that is opened first', () => {
  test('is what a visitor signs in for', async () => {
    const shown = await fair.ask(detail, { key: await fair.campaign(goesOut) }, null)
    assert.equal(shown.action.do, 'login')
    assert.deepEqual(
      [shown.outside?.opened, shown.outside?.may_open, shown.outside?.later],
      [0, 0, '登录后就能打开'],
    )
  })

  test('is the next step, with every way to it, and receiving waits for it', async () => {
    const person = await fair.person()
    const key = await fair.campaign(goesOut)
    const shown = await fair.ask(detail, { key }, person)
    assert.deepEqual([shown.action.do, shown.action.text], ['outside', '打开柳岸瑜伽'])
    assert.deepEqual(steps(shown), [0, 0])
    assert.equal(shown.outside?.may_open, 1)
    assert.deepEqual(shown.outside?.ways, {
      mini: partnerApp.mini,
      scheme: '',
      url: partnerApp.url,
      download: { ios: '', android: '' },
    })
    const refused = await fair.receive(key, person)
    assert.deepEqual([refused.error, refused.message], [2326, '请先打开柳岸瑜伽，再回来领取'])
    const check = await fair.ask('/tp5/api/Campaign/check', { key }, person)
    assert.deepEqual([check.allowed, check.error], [0, 2326])
  })

  test('counts once however often it is opened, and the page knows on coming back', async () => {
    const person = await fair.person()
    const key = await fair.campaign(goesOut)
    await Promise.all([1, 2, 3].map(() => fair.ask(outside, { key }, person)))
    const { count } = await fair.one<{ count: number }>(
      `select count(*)::int as count from campaign_counts where campaign_key = $1 and times = 1`,
      [key],
    )
    assert.equal(count, 1)
    const back = await fair.ask(detail, { key }, person)
    assert.deepEqual([back.action.do, steps(back), back.outside?.opened], ['receive', [1, 0], 1])
    assert.equal((await fair.receive(key, person)).error, 0)
    const done = await fair.ask(detail, { key }, person)
    assert.deepEqual([done.action.do, steps(done)], ['receipt', [1, 1]])
  })

  test('is opened anew in each period in which one may receive', async () => {
    const person = await fair.person()
    const limits = [{ of: 'user', every: 'day', most: 1 }]
    const key = await fair.campaign({ ...goesOut, limits })
    await fair.ask(outside, { key }, person)
    await fair.receive(key, person)
    fair.later(24 * 3600)
    const shown = await fair.ask(detail, { key }, person)
    assert.deepEqual([shown.action.do, shown.outside?.opened], ['outside', 0])
    assert.deepEqual(steps(shown), [0, 0])
    assert.equal((await fair.receive(key, person)).error, 2326)
  })

  test('of one person is not opened for another', async () => {
    const key = await fair.campaign(goesOut)
    await fair.ask(outside, { key }, await fair.person())
    assert.equal((await fair.receive(key, await fair.person())).error, 2326)
  })

  test('is not worth opening where nothing can be received', async () => {
    const person = await fair.person()
    const paused = await fair.campaign(goesOut)
    await fair.house.database.pool.query(
      `update campaigns set paused = true where campaign_key = $1`,
      [paused],
    )
    assert.equal((await fair.call(outside, { key: paused }, person)).error, 2303)
    const invited = await fair.campaign({ ...goesOut, audience: [{ rule: 'invited' }] })
    assert.equal((await fair.call(outside, { key: invited }, person)).error, 2306)
    const { action } = await fair.ask(detail, { key: invited }, person)
    assert.equal(action.do, 'none')
  })
})

describe('an app in which what was received is used', () => {
  test('is opened after receiving, never before', async () => {
    const person = await fair.person()
    const key = await fair.campaign(goesAfter)
    const early = await fair.call(outside, { key }, person)
    assert.deepEqual([early.error, early.message], [2327, '请先领取，再打开柳岸瑜伽'])
    const shown = await fair.ask(detail, { key }, person)
    assert.deepEqual([shown.action.do, shown.outside?.later], ['receive', early.message])
    await fair.receive(key, person)
    const received = await fair.ask(detail, { key }, person)
    assert.deepEqual([received.action.do, steps(received)], ['outside', [1, 0]])
    await fair.ask(outside, { key }, person)
    const back = await fair.ask(detail, { key }, person)
    assert.deepEqual([back.action.do, steps(back), back.outside?.may_open], ['receipt', [1, 1], 1])
  })
})

test('a campaign without an app of a partner opens none', async () => {
  const reply = await fair.call(outside, { key: await fair.campaign() }, await fair.person())
  assert.equal(reply.error, 400)
})

test('a campaign says which app it opens, and how', async () => {
  const wrongs: [object, RegExp][] = [
    [{ outside: partnerApp }, /一起写/],
    [{ ...goesOut, outside: undefined }, /一起写/],
    [{ ...goesOut, outside: { ...partnerApp, mini: undefined, url: undefined } }, /至少一种/],
    [{ ...goesOut, outside: { ...partnerApp, url: 'http://yoga.example' } }, /https/],
    [{ ...goesOut, outside: { ...partnerApp, scheme: 'javascript://alert' } }, /应用/],
    [{ ...goesOut, outside: { ...partnerApp, mini: { app_id: 'gh_1' } } }, /wx/],
  ]
  for (const [given, words] of wrongs) await assert.rejects(fair.campaign(given), words)
})

test('a page of ours plays the partner of a demo campaign, and leads back', async () => {
  const url = `/dev/partner/${crypto.randomUUID().slice(0, 8)}`
  const route = `/${url.slice(-8)}`
  await fair.campaign({ ...goesOut, routes: [route], outside: { ...partnerApp, url } })
  const page = await fair.house.app.inject({ url })
  assert.equal(page.statusCode, 200)
  assert.match(page.body, new RegExp(`柳岸瑜伽[^]*href="${route}"`))
  assert.equal((await fair.house.app.inject({ url: '/dev/partner/nobody' })).statusCode, 404)
})
