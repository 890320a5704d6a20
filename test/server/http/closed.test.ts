import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { api, type Path } from '@contract/api'
import { type Feature, features } from '@contract/features'
import { ConfigError, loadConfig } from '@server/config'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { drawn } from '../campaign/campaigns'
import { onAndroid, onIos } from '../harness/platforms'
import { somePicture } from '../upload/pictures'

const config = '/tp5/api/Common/config'
const shut = [405, '这项功能暂不可用']

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({
    env: {
      CLOSED_ON_IOS: 'blindBox, inviteReward, identityPhotos, signInMatch, rewardedFilm',
      CLOSED_ON_MINI: 'userText',
    },
  })
})
after(() => place.close())

/** What each is done with. Boxes are campaigns of their kind; what was sent can always be taken back. */
const doneWith: Record<Feature, Path[]> = {
  blindBox: [],
  inviteReward: [
    '/tp5/api/Invite/qrCode',
    '/tp5/api/Invite/show',
    '/tp5/api/Invite/addInvitedUser',
    '/tp5/api/Invite/inviteTotal',
    '/tp5/api/Invite/inviteDetail',
    '/tp5/api/InviteReward/info',
    '/tp5/api/InviteReward/people',
    '/tp5/api/InviteReward/log',
    '/tp5/api/AdTask/invite',
    '/tp5/api/RecruitDistributor/info',
    '/tp5/api/RecruitDistributor/check',
    '/tp5/api/RecruitDistributor/join',
    '/tp5/api/RecruitDistributor/total',
    '/tp5/api/RecruitDistributor/lists',
    '/tp5/api/Distributor/addCodeUser',
  ],
  identityPhotos: [
    '/user/nameVerify/consent',
    '/user/nameVerify/idcardImage',
    '/user/nameVerify/verify',
  ],
  signInMatch: ['/tp5/api/UserSignIn/match', '/tp5/api/UserSignIn/matchEnter'],
  rewardedFilm: ['/tp5/api/AdReward/begin'],
  helpedDraw: [],
  userText: [
    '/user/Center/edit',
    '/tp5/api/OrderSaleService/message',
    '/tp5/api/GoodsReview/write',
    '/tp5/api/AdTask/feedBack',
    '/tp5/api/AdGift/save',
    '/tp5/api/Advertiser/apply',
    '/tp5/api/Advertiser/save',
    '/tp5/api/Advertiser/saveTask',
  ],
}

describe('a feature', () => {
  const everything = Object.keys(api) as Path[]

  for (const feature of features) {
    test(`${feature} is closed at every call that it is done with`, async () => {
      const told = everything.filter(
        (path) => 'feature' in api[path] && api[path].feature === feature,
      )
      assert.deepEqual(told.sort(), [...doneWith[feature]].sort())
      const person = await place.person()
      const where = feature === 'userText' ? onAndroid : onIos
      // whoever holds no role is refused for that first
      const open = told.filter((path) => ['public', 'user'].includes(api[path].access))
      for (const path of open) {
        const { error, message } = await place.call(path, {}, person, where)
        assert.deepEqual([error, message], shut, path)
      }
    })
  }

  test('of words is closed where they go along with something else', async () => {
    const person = await place.person()
    const gift = { holding_id: '0198b0c0-0000-7000-8000-000000000000' }
    const give = (more: object) =>
      place.call('/tp5/api/VipPackets/invite', { ...gift, ...more }, person, onAndroid)
    assert.equal((await give({ message: '给您' })).error, 405)
    assert.notEqual((await give({})).error, 405)
  })

  test('of photos is closed for uploads of them, and gives no task', async () => {
    const person = await place.person()
    const path = '/tp5/api/UserUpload/uploadBase64Image'
    const send = (kind: 'identity' | 'avatar') =>
      place.call(path, { kind, content: somePicture() }, person, onIos)
    assert.equal((await send('identity')).error, 405)
    assert.equal((await send('avatar')).error, 0)
    const tasks = async (where: object) =>
      (await place.ask('/tp5/api/ExchangeShop/PointsTask/lists', {}, person, where)).list
    const isThere = (list: { key: string }[]) => list.some(({ key }) => key === 'identity')
    assert.deepEqual([isThere(await tasks(onIos)), isThere(await tasks({}))], [false, true])
  })
})

describe('what an owner has closed on one platform', () => {
  test('is told to whoever asks from there', async () => {
    const told = async (where: object) => (await place.ask(config, {}, null, where)).closed
    assert.deepEqual(await told(onIos), [
      'blindBox',
      'inviteReward',
      'identityPhotos',
      'signInMatch',
      'rewardedFilm',
      'helpedDraw',
    ])
    assert.deepEqual(await told(onAndroid), ['userText', 'helpedDraw'])
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
    const person = await place.adult({ points: 20 })
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
