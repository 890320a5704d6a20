import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { drawnCode } from '../providers/wechat-mini-code-fake'

const drawing = '/wxa/getwxacodeunlimit'
const path = '/tp5/api/Invite/miniCode'

let fake: WechatFake
let house: House
before(async () => {
  fake = await startWechatFake()
  house = await openHouse({ env: { WECHAT_PROVIDER: 'wechat', ...fake.env } })
})
after(async () => {
  await house.close()
  await fake.close()
})

test('the code of my invitation is drawn by WeChat, once', async () => {
  const token = await house.signIn(demo.consumer.userId)
  const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, { token })
  const picture = `data:image/jpeg;base64,${drawnCode.toString('base64')}`
  for (let times = 0; times < 2; times++)
    assert.deepEqual(await house.ask(path, { code }, { token }), { picture })
  assert.equal(fake.asked(drawing), 1)
})

test('nobody has codes drawn that are not theirs, or nobody’s', async () => {
  const token = await house.signIn(demo.operator.userId)
  const owner = await house.signIn(demo.consumer.userId)
  const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, { token: owner })
  const before = fake.asked(drawing)
  for (const wrong of [code, 'made-up'])
    assert.equal((await house.call(path, { code: wrong }, { token })).error, 2341)
  assert.equal(fake.asked(drawing), before)
})

test('where there is no account there is no code either', async () => {
  const local = await openHouse()
  const token = await local.signIn(demo.consumer.userId)
  const { code } = await local.ask('/tp5/api/Invite/qrCode', {}, { token })
  assert.deepEqual(await local.ask(path, { code }, { token }), { picture: '' })
  await local.close()
})
