import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ConfigError, loadConfig } from '@server/config'
import { onAndroid, onIos } from '../harness/platforms'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { lamps, somePrize } from './campaigns'

/** Chance decides, and friends are asked to help: what WeChat lets nobody reward sharing with. */
const helpedDraw = {
  ...lamps,
  pick: 'draw',
  consolation: 'small',
  modules: [{ type: 'odds', title: '概率', note: '点够了再抽' }],
  prizes: [
    somePrize({ key: 'small', name: '小奖', weight: 90, stock: 100 }),
    somePrize({ key: 'big', name: '大奖', weight: 10, stock: 1 }),
  ],
}

let place: CampaignHouse
before(async () => void (place = await openCampaignHouse({ env: { OPEN_ON_MINI: 'helpedDraw' } })))
after(() => place.close())

test('a draw that friends help with is closed in a mini program unless an owner opens it there', async () => {
  const key = await place.campaign(helpedDraw)
  const [owner, friend] = [await place.person(), await place.person()]
  const { entry_id } = await place.ask('/tp5/api/Campaign/join', { key }, owner)
  const calls = (where: object) => [
    place.call('/tp5/api/Campaign/detail', { key }, owner, where),
    place.call('/tp5/api/Campaign/join', { key }, owner, where),
    place.call('/tp5/api/Campaign/light', { key }, owner, where),
    place.call('/tp5/api/Campaign/help', { entry_id }, friend, where),
    place.call('/tp5/api/Campaign/receive', { key }, owner, where),
  ]
  for (const { error } of await Promise.all(calls(onIos))) assert.equal(error, 405)
  for (const where of [onAndroid, {}])
    for (const { error, message } of await Promise.all(calls(where)))
      assert.notEqual(error, 405, message)

  const isListed = async (where: object) =>
    (await place.ask('/tp5/api/Campaign/lists', {}, null, where)).list.some(
      (one) => one.key === key,
    )
  assert.deepEqual(
    [await isListed(onIos), await isListed(onAndroid), await isListed({})],
    [false, true, true],
  )
})

test('what friends help with and nobody draws is open everywhere', async () => {
  const key = await place.campaign(lamps)
  const person = await place.person()
  assert.equal((await place.call('/tp5/api/Campaign/join', { key }, person, onIos)).error, 0)
})

test('a mini program is told what is closed in it without a setting', async () => {
  const { closed } = loadConfig({ NODE_ENV: 'test' })
  assert.deepEqual(closed, { iosMini: ['helpedDraw'], mini: ['helpedDraw'], web: [] })
  assert.throws(() => loadConfig({ NODE_ENV: 'test', OPEN_ON_IOS: 'blindBox' }), ConfigError)
})
