import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { campaignCard } from '@server/areas/campaign/present/card'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { newGoods } from '../catalogue/goods'
import { android, onAndroid, onIos } from '../harness/platforms'
import { generous, drawn, someDefinition, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const rule = '/tp5/api/Campaign/rule'
const lists = '/tp5/api/Campaign/lists'
const home = '/tp5/api/Index/page'
const pay = '/user/vip/makeVipOrder'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const bought = { limits: [], steps: [{ do: 'pay', text: '开通' }] }

/** Where lists lead to it. */
async function isTold(key: string, where: object) {
  const { list } = await place.ask(lists, {}, null, where)
  const { strips } = await place.ask(home, {}, null, where)
  const cards = strips.flatMap((strip) => strip.cards)
  return [list, cards].map((told) => told.some((one) => one.key === key))
}

describe('a box that may hold points, on iOS', () => {
  test('is told without its price in money, and paid with points', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult({ points: 10 })
    const { price } = await place.ask(detail, { key }, person, onIos)
    assert.deepEqual(price, { points: 10, gold: 0, money: 0 })
    assert.equal((await place.call(pay, { key, pay: 'money' }, person, onIos)).error, 2020)
    assert.equal((await place.ask(pay, { key, pay: 'points' }, person, onIos)).state, 'paid')
  })

  test('costs money everywhere else', async () => {
    const key = await place.campaign(drawn)
    for (const where of [onAndroid, { userAgent: android }])
      assert.equal((await place.ask(detail, { key }, null, where)).price.money, 990)
  })

  test('that was ordered for money elsewhere waits there, and says so calmly', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult()
    await place.ask(pay, { key, pay: 'money' }, person, onAndroid)
    const { action, order } = await place.ask(detail, { key }, person, onIos)
    assert.deepEqual(
      [action.do, action.note, order],
      ['none', '由于相关规范，iOS 功能暂不可用', null],
    )
    assert.equal((await place.ask(detail, { key }, person, onAndroid)).action.do, 'pay')
  })
})

test('the picture that goes to chats tells no price that may not be told on iOS', async () => {
  const { database, config } = place.house
  const looking = { db: database.db, config, now: place.now() }
  await newGoods(database, { kind: 'goods', title: '搪瓷缸' })
  const prizes = [somePrize({ weight: 1, gives: { type: 'goods', goods: '搪瓷缸' } })]
  const [box, sent] = [await place.campaign(drawn), await place.campaign({ ...drawn, prizes })]
  assert.equal((await campaignCard(looking, box)).price, '10 积分')
  assert.equal((await campaignCard(looking, sent)).price, '¥9.90 或 10 积分')
})

describe('what is sold for money alone', () => {
  test('and cannot be touched is not there on iOS, by a link as little as in lists', async () => {
    const prizes = [somePrize({ price: { money: 5050 }, was: 10100 })]
    const key = await place.campaign({ ...bought, prizes })
    for (const path of [detail, rule] as const) {
      const { error, text } = await place.call(path, { key }, null, onIos)
      assert.equal(error, 2020)
      assert.ok(!/5050|10100/.test(text))
    }
    assert.deepEqual(await isTold(key, onIos), [false, false])
    assert.equal((await place.call(detail, { key }, null, onAndroid)).error, 0)
    assert.equal((await isTold(key, onAndroid))[0], true)
  })

  test('in one of several prizes is shut there, and says neither price', async () => {
    const prizes = [
      somePrize({ key: 'held', price: { points: 5 } }),
      somePrize({ key: 'cash', price: { money: 5050 }, was: 10100 }),
    ]
    const key = await place.campaign({ ...bought, ...generous, prizes })
    const [held, cash] = (await place.ask(detail, { key }, null, onIos)).prizes
    assert.deepEqual([held?.state, held?.price.points], ['open', 5])
    assert.deepEqual(
      [cash?.state, cash?.price.money, cash?.was, cash?.state_text],
      ['locked', 0, 0, '由于相关规范，iOS 功能暂不可用'],
    )
  })
})

test('a file that writes a price into its words is told where', async () => {
  const { database } = place.house
  const look = { picture: 'mug', tint: 'c', link: '/subjectPage' }
  for (const words of [
    { terms: [{ title: '开通', lines: ['6 元或 600 积分'] }] },
    { title: '九块九盲盒' },
    { subtitle: '十九元一个' },
    { modules: [{ type: 'banner', title: '小试一把', note: '¥9.9', ...look }] },
  ]) {
    const text = JSON.stringify(someDefinition({ ...drawn, ...words }))
    await assert.rejects(
      database.transaction((tx) => importCampaign(tx, text, place.now())),
      /价钱只写在 price 里/,
    )
  }
})
