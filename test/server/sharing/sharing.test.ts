import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { signatureOf } from '@server/areas/sharing/sharing.calls'
import { dayMs } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'

const linking = '/tp5/api/Common/miniProgramUrlLink'

let fake: WechatFake
let house: House
before(async () => {
  fake = await startWechatFake()
  const env = { WECHAT_PROVIDER: 'wechat', PUBLIC_URL: 'https://linji.example', ...fake.env }
  house = await openHouse({ seeded: false, env })
})
after(async () => {
  await house.close()
  await fake.close()
})

test('the signature is the one of WeChat’s documentation', () => {
  // The example that WeChat publishes with its description of the signature.
  const ticket =
    'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  const url = 'http://mp.weixin.qq.com?params=value'
  const pack = { ticket, nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457, url }
  assert.equal(signatureOf(pack), '0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  assert.equal(signatureOf({ ...pack, url: `${url}#part` }), signatureOf(pack))
})

test('a page of ours is signed with the ticket of WeChat, fetched once', async () => {
  const url = 'https://linji.example/sevenDayVip?a=1'
  const one = await house.ask('/weixin/api/getSignPackage', { url })
  const other = await house.ask('/weixin/api/getSignPackage', { url })
  for (const { appId, timestamp, nonceStr, signature } of [one, other]) {
    assert.equal(appId, 'wx-web')
    const text = `jsapi_ticket=${fake.ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
    assert.equal(signature, createHash('sha1').update(text).digest('hex'))
  }
  assert.equal(fake.asked('/cgi-bin/ticket/getticket'), 1)
})

test('a page of somebody else is not', async () => {
  const reply = await house.call('/weixin/api/getSignPackage', { url: 'https://evil.example/' })
  assert.equal(reply.error, 403)
})

test('a page of the mini program has an address outside WeChat', async () => {
  const wish = { path: 'pages/campaign/campaign/page', query: 'key=spring&from=sms' }
  const { url } = await house.ask(linking, wish)
  assert.equal(url, 'https://wxaurl.cn/pages/campaign/campaign/page?key=spring')
  for (const query of ['key=spring', 'made-up=1&key=spring', 'key=spring&constructor=2'])
    assert.equal((await house.ask(linking, { ...wish, query })).url, url)
  assert.equal(fake.asked('/wxa/generate_urllink'), 1)
})

test('a page that is none of ours has no address', async () => {
  const before = fake.asked('/wxa/generate_urllink')
  for (const path of ['pages/made/up/page', 'pages/tabs/index', 'pages/constructor/page'])
    assert.equal((await house.call(linking, { path })).error, 404)
  assert.equal(fake.asked('/wxa/generate_urllink'), before)
})

test('where there is no account H5 stands for the mini program, and an expired address is made anew', async () => {
  let now = new Date()
  const local = await openHouse({ seeded: false, clock: () => now })
  const ask = () =>
    local.ask(
      linking,
      { path: 'pages/agreement/document/page', query: 'route=privacy' },
      { timestamp: Math.floor(now.getTime() / 1000) },
    )
  assert.equal((await ask()).url, '/pages/agreement/document/page?route=privacy')
  const made = () =>
    local.database.pool.query<{ expires_at: Date }>('select expires_at from wechat_loans')
  const first = (await made()).rows[0]!.expires_at
  now = new Date(now.getTime() + 2 * 3600 * 1000)
  await ask()
  assert.ok((await made()).rows[0]!.expires_at > first)
  await runJobs(local, jobsOf(local.config, 'sharing'), now)
  assert.equal((await made()).rowCount, 1)
  await runJobs(local, jobsOf(local.config, 'sharing'), new Date(now.getTime() + dayMs))
  assert.equal((await made()).rowCount, 0)
  await local.close()
})

test('a point of the app is counted by its name and the day, and read at /metrics', async () => {
  const push = (name: string) => house.call('/tp5/api/DataPoint/push', { name } as never)
  const total = async () => {
    const { body } = await house.app.inject('/metrics')
    return Number(/^linji_points_total\{name="sought"\} (\d+)$/m.exec(body)?.[1] ?? 0)
  }
  const before = await total()
  assert.equal((await push('sought')).error, 0)
  assert.equal((await push('sought')).error, 0)
  assert.notEqual((await push('made up by somebody')).error, 0)
  assert.equal(await total(), before + 2)
  const { rows } = await house.database.pool.query('select name from point_counts')
  assert.deepEqual(rows, [{ name: 'sought' }])
})

describe('a share is counted', () => {
  const shared = { path: '/618page', target: 'chat' } as const
  const counts = async () => {
    const { rows } = await house.database.pool.query<object>(
      'select page, target, times::int from share_counts order by page, target',
    )
    return rows
  }

  test('by page, day and target, and the answer is HTTP 200 without a body', async () => {
    const reply = await house.call('/weixin/api/toWxShare', shared)
    assert.deepEqual([reply.status, reply.text], [200, ''])
    await house.ask('/weixin/api/toWxShare', shared)
    await house.ask('/weixin/api/toWxShare', { ...shared, target: 'timeline' })
    assert.deepEqual(await counts(), [
      { page: '/618page', target: 'chat', times: 2 },
      { page: '/618page', target: 'timeline', times: 1 },
    ])
  })

  test('and a refusal is another status', async () => {
    const wrong = await house.call('/weixin/api/toWxShare', { ...shared, path: 'evil' })
    assert.deepEqual([wrong.status, wrong.error], [400, 400])
    const now = new Date()
    const stopped = await openHouse({ seeded: false, clock: () => now })
    const call = () => stopped.call('/weixin/api/toWxShare', shared, { address: '203.0.113.7' })
    for (let times = 0; times < 60; times++) assert.equal((await call()).status, 200)
    const tooOften = await call()
    assert.deepEqual([tooOften.status, tooOften.error], [429, 429])
    await stopped.close()
  })

  test('and invented pages do not fill the table', async () => {
    await house.database.pool.query(
      `insert into share_counts
       select '/invented/' || n, (now() at time zone 'Asia/Shanghai')::date, 'chat', 1
       from generate_series(1, 1000) n`,
    )
    await house.ask('/weixin/api/toWxShare', { ...shared, path: '/one-more' })
    await house.ask('/weixin/api/toWxShare', { ...shared, path: '/invented/7' })
    const { rows } = await house.database.pool.query<object>(
      "select page, times::int from share_counts where page in ('/one-more', '/invented/7')",
    )
    assert.deepEqual(rows, [{ page: '/invented/7', times: 2 }])
  })
})
