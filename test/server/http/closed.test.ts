import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ConfigError, loadConfig } from '@server/config'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { drawn } from '../campaign/campaigns'
import { onAndroid, onIos } from '../harness/platforms'

const config = '/tp5/api/Common/config'
const shut = [405, '这项功能暂不可用']

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({
    env: { CLOSED_ON_IOS: 'blindBox, inviteReward, identityPhotos', CLOSED_ON_MINI: 'userText' },
  })
})
after(() => place.close())

describe('what an owner has closed on one platform', () => {
  test('is told to whoever asks from there', async () => {
    const told = async (where: object) => (await place.ask(config, {}, null, where)).closed
    assert.deepEqual(await told(onIos), ['blindBox', 'inviteReward', 'identityPhotos'])
    assert.deepEqual(await told(onAndroid), ['userText'])
    assert.deepEqual(await told({}), [])
  })

  test('is refused there, and there alone', async () => {
    const person = await place.person()
    const invite = (where: object) => place.call('/tp5/api/Invite/qrCode', {}, person, where)
    const edit = (where: object) =>
      place.call('/user/Center/edit', { nickname: '早起的喜鹊' }, person, where)
    const refused = [await invite(onIos), await edit(onAndroid)]
    for (const { error, message } of refused) assert.deepEqual([error, message], shut)
    for (const { error } of [await invite({}), await invite(onAndroid), await edit(onIos)])
      assert.equal(error, 0)
  })

  test('of campaigns is in no list and sells nothing, while what was bought is opened', async () => {
    const key = await place.campaign(drawn)
    const person = await place.person({ points: 20 })
    const pay = '/user/vip/makeVipOrder'
    const { order_sn } = await place.ask(pay, { key, pay: 'points' }, person)
    for (const { error, message } of [
      await place.call('/tp5/api/Campaign/detail', { key }, person, onIos),
      await place.call(pay, { key, pay: 'points' }, person, onIos),
    ])
      assert.deepEqual([error, message], shut)
    const { list } = await place.ask('/tp5/api/Campaign/lists', {}, null, onIos)
    assert.ok(!list.some((one) => one.key === key))
    assert.ok((await place.ask('/tp5/api/Campaign/open', { order_sn }, person, onIos)).receipt_id)
  })
})

test('a feature that nobody knows stops the start', () => {
  assert.throws(() => loadConfig({ NODE_ENV: 'test', CLOSED_ON_WEB: 'boxes' }), ConfigError)
})
