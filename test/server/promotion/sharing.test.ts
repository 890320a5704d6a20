import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { signatureOf } from '@server/areas/promotion/sharing/sharing'
import { type House, openHouse } from '../harness/openHouse'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'

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
  const wish = { path: 'pages/tabs/index/page', query: 'from=sms' }
  const { url } = await house.ask('/tp5/api/Common/miniProgramUrlLink', wish)
  assert.equal(url, 'https://wxaurl.cn/pages/tabs/index/page?from=sms')
  await house.ask('/tp5/api/Common/miniProgramUrlLink', wish)
  assert.equal(fake.asked('/wxa/generate_urllink'), 1)
})

test('where there is no account H5 stands for the mini program, and an expired address is made anew', async () => {
  let now = new Date()
  const local = await openHouse({ seeded: false, clock: () => now })
  const ask = () =>
    local.ask(
      '/tp5/api/Common/miniProgramUrlLink',
      { path: 'pages/tabs/index/page', query: 'a=1' },
      { timestamp: Math.floor(now.getTime() / 1000) },
    )
  assert.equal((await ask()).url, '/pages/tabs/index/page?a=1')
  const made = () =>
    local.database.pool.query<{ expires_at: Date }>('select expires_at from wechat_loans')
  const first = (await made()).rows[0]!.expires_at
  now = new Date(now.getTime() + 2 * 3600 * 1000)
  await ask()
  assert.ok((await made()).rows[0]!.expires_at > first)
  await local.close()
})
