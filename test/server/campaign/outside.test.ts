import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { type Confirming, openConfirming } from './confirming'
import { goesOut, partnerApp, somePrize } from './campaigns'

const detail = '/tp5/api/Campaign/detail'
const outside = '/tp5/api/Campaign/outside'

let fair: CampaignHouse
let partner: Confirming
before(async () => {
  fair = await openCampaignHouse()
  partner = await openConfirming(fair)
})
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
    const { mini, url, ...others } = shown.outside.ways
    const reference = partner.referenceIn(url)
    assert.equal(reference.split('.')[0], key)
    assert.ok(!reference.includes(person.userId))
    assert.equal(url, `${partnerApp.url}?linji_ref=${reference}`)
    const { app_id, path } = partnerApp.mini
    assert.deepEqual(mini, { app_id, path: `${path}?linji_ref=${reference}` })
    assert.deepEqual(others, { scheme: '', download: { ios: '', android: '' } })
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
    const waiting = await fair.ask(detail, { key }, person)
    const words = '在柳岸瑜伽办好后，由对方确认，一般几分钟内到；确认到了就能领'
    assert.deepEqual([waiting.action.text, waiting.action.note], ['等对方确认', words])
    assert.deepEqual([steps(waiting), waiting.outside?.opened], [[0, 0], 1])
    assert.equal(waiting.outside?.proof, '等对方确认，一般几分钟内到')
    const early = await fair.receive(key, person)
    assert.deepEqual([early.error, early.message], [2334, words])
    await partner.confirms(key, person)
    const back = await fair.ask(detail, { key }, person)
    assert.deepEqual([back.action.do, steps(back), back.outside?.confirmed], ['receive', [1, 0], 1])
    assert.equal((await fair.receive(key, person)).error, 0)
    const done = await fair.ask(detail, { key }, person)
    assert.deepEqual([done.action.do, steps(done)], ['receipt', [1, 1]])
  })

  test('is opened anew in each period in which one may receive', async () => {
    const person = await fair.person()
    const limits = [{ of: 'user', every: 'day', most: 1 }]
    const key = await fair.campaign({ ...goesOut, limits })
    await partner.confirms(key, person)
    assert.equal((await fair.receive(key, person)).error, 0)
    fair.later(24 * 3600)
    const shown = await fair.ask(detail, { key }, person)
    assert.deepEqual([shown.action.do, shown.outside?.opened], ['outside', 0])
    assert.deepEqual(steps(shown), [0, 0])
    assert.equal((await fair.receive(key, person)).error, 2326)
  })

  test('that confirms one person has not confirmed another', async () => {
    const key = await fair.campaign(goesOut)
    await partner.confirms(key, await fair.person())
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
    assert.deepEqual([back.action.do, steps(back), back.outside?.may_open], ['receipt', [1, 0], 1])
    await partner.confirms(key, person)
    assert.deepEqual(steps(await fair.ask(detail, { key }, person)), [1, 1])
  })
})

test('a campaign without an app of a partner opens none', async () => {
  const reply = await fair.call(outside, { key: await fair.campaign() }, await fair.person())
  assert.equal(reply.error, 400)
})

describe('a step that nobody confirms', () => {
  const { partner: _partner, usually: _usually, ...unproven } = partnerApp

  test('says so, and is done when it was opened', async () => {
    const person = await fair.person()
    const key = await fair.campaign({ ...goesAfter, outside: unproven })
    await fair.receive(key, person)
    await fair.ask(outside, { key }, person)
    const shown = await fair.ask(detail, { key }, person)
    assert.deepEqual([steps(shown), shown.outside?.confirms], [[1, 1], 0])
    assert.equal(shown.outside?.proof, '仅供前往，不作为领取条件')
    assert.equal(shown.outside?.ways.url, partnerApp.url)
  })

  test('stands before nothing that is given', async () => {
    await assert.rejects(fair.campaign({ ...goesOut, outside: unproven }), /能确认它的合作方/)
  })
})

test('a campaign says which app it opens, and how', async () => {
  const { partner: _partner, ...alone } = partnerApp
  const wrongs: [object, RegExp][] = [
    [{ outside: partnerApp }, /一起写/],
    [{ ...goesOut, outside: undefined }, /一起写/],
    [{ ...goesOut, outside: { ...alone, mini: undefined, url: undefined } }, /至少一种/],
    [{ ...goesOut, outside: { ...partnerApp, partner: 'nobody' } }, /没有合作方 nobody/],
    [{ ...goesOut, outside: { ...partnerApp, url: 'http://yoga.example' } }, /https/],
    [{ ...goesOut, outside: { ...partnerApp, url: '/dev/partner/some-partner' } }, /https/],
    [{ ...goesOut, outside: { ...partnerApp, scheme: 'javascript://alert' } }, /应用/],
    [{ ...goesOut, outside: { ...partnerApp, mini: { app_id: 'gh_1' } } }, /wx/],
  ]
  for (const [given, words] of wrongs) await assert.rejects(fair.campaign(given), words)
})

test('an app is opened as its partner says, where the campaign says nothing else', async () => {
  const { url: _url, mini: _mini, ...alone } = partnerApp
  const key = await fair.campaign({ ...goesOut, outside: alone })
  const shown = await fair.ask(detail, { key }, await fair.person())
  assert.ok(shown.outside?.ways.url.startsWith(`${partnerApp.url}?linji_ref=${key}.`))
})

test('the first digits of a card prove nothing by themselves', async () => {
  const card = { rule: 'card', bank: '清溪银行', digits: 6, prefixes: ['62'] }
  await assert.rejects(fair.campaign({ audience: [card] }), /谁都知道/)
  await fair.campaign({ audience: [card, { rule: 'listed', by: '清溪银行' }] })
  await fair.campaign({ ...goesOut, audience: [card] })
  await assert.rejects(fair.campaign({ ...goesAfter, audience: [card] }), /谁都知道/)
})

describe('what a partner confirms', () => {
  test('is taken once, however often it says so, and before anybody was seen to set out', async () => {
    const person = await fair.person()
    const key = await fair.campaign({ ...goesOut, prizes: [somePrize({ stock: 5 })] })
    const reference = await partner.referenceOf(key, person)
    const message = partner.message(reference)
    for (let time = 0; time < 3; time++)
      assert.deepEqual(await partner.send(message), [200, 'SUCCESS'])
    const { action } = await fair.ask(detail, { key }, person)
    assert.equal(action.do, 'receive')
  })

  test('is believed only where it has signed it, now', async () => {
    const key = await fair.campaign(goesOut)
    const person = await fair.person()
    const reference = await partner.referenceOf(key, person)
    const { body, headers } = partner.message(reference)
    const other = partner.message(`${key}.${'A'.repeat(43)}`)
    const forged = [
      { body, headers: {} },
      { body: other.body, headers },
      { body, headers: { ...headers, 'linji-nonce': 'another' } },
      { body, headers: { ...headers, 'linji-partner': 'nobody' } },
      { body, headers: { ...headers, 'linji-signature': 'é' } },
      partner.message(reference, 'not the secret'),
    ]
    for (const one of forged) assert.deepEqual(await partner.send(one), [401, 'FAIL'])
    const late = partner.message(reference)
    fair.later(301)
    assert.deepEqual(await partner.send(late), [401, 'FAIL'])
    const back = await fair.again(person)
    assert.equal((await fair.receive(key, back)).error, 2326)
  })

  test('is of campaigns that name it, and of nothing else', async () => {
    const without = await fair.campaign()
    const wrong = [`${without}.${'A'.repeat(43)}`, `nowhere.${'A'.repeat(43)}`, 'nonsense']
    for (const reference of wrong)
      assert.deepEqual(await partner.send(partner.message(reference)), [404, 'FAIL'])
    assert.deepEqual(await partner.send(partner.signed('not json')), [400, 'FAIL'])
    assert.deepEqual(await partner.send(partner.signed('{"reference":7}')), [400, 'FAIL'])
  })
})

describe('a page of ours that plays a partner of the demo', () => {
  const page = '/dev/partner/some-partner'

  test('tells by a signed message that somebody has finished, and leads back', async () => {
    const person = await fair.person()
    const route = `/${crypto.randomUUID().slice(0, 8)}`
    const key = await fair.campaign({ ...goesOut, routes: [route] })
    const url = `${page}?linji_ref=${await partner.referenceOf(key, person)}`
    const { app } = fair.house
    assert.match((await app.inject({ url })).body, new RegExp(`办好了[^]*href="${route}"`))
    const finished = await app.inject({ url, method: 'POST' })
    assert.deepEqual([finished.statusCode, finished.headers.location], [303, route])
    assert.match((await app.inject({ url })).body, /已经办好/)
    assert.equal((await fair.receive(key, person)).error, 0)
  })

  test('has nothing to finish for who comes from nowhere', async () => {
    const { app } = fair.house
    assert.equal((await app.inject({ url: '/dev/partner/nobody' })).statusCode, 404)
    for (const query of ['', '?linji_ref=nowhere.x', `?linji_ref=nowhere.${'A'.repeat(43)}`]) {
      const { statusCode, body } = await app.inject({ url: page + query })
      assert.equal(statusCode, 200)
      assert.doesNotMatch(body, /办好了，通知/)
      assert.equal((await app.inject({ url: page + query, method: 'POST' })).statusCode, 404)
    }
  })
})
