import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { goodsCard } from '@server/areas/catalogue/goods/goods-card'
import { noWorth } from '@server/areas/holding/kinds'
import { onAndroid, onIos } from '../harness/platforms'
import { openShop, type Shop } from './shop'

const lists = '/tp5/api/ExchangeShop/Goods/lists'
const detail = '/tp5/api/ExchangeShop/Goods/detail'
const home = '/tp5/api/ExchangeShop/Goods/home'
const check = '/tp5/api/ExchangeShop/check'

let shop: Shop
let forMoney: number
let forPoints: number
let parcel: number

before(async () => {
  shop = await openShop()
  const facts = { worth: noWorth }
  forMoney = await shop.goods({ kind: 'digital', money: 990, facts, title: '听书月卡' })
  forPoints = await shop.goods({ kind: 'digital', facts, title: '听书周卡' })
  parcel = await shop.goods({ kind: 'goods', money: 990, title: '听书音箱' })
})
after(() => shop.close())

const ids = (list: readonly { goods_id: number }[]) => list.map(({ goods_id }) => goods_id)

describe('what nobody can touch and costs money', () => {
  test('is in no list of the mini program on iOS, in whatever order', async () => {
    for (const sort of ['default', 'points', 'sold', 'newest', 'nearby'] as const) {
      const found = await shop.ask(lists, { kind: 'digital', sort }, null, onIos)
      assert.deepEqual(ids(found.list), [forPoints], sort)
    }
    const sought = await shop.ask(lists, { words: '听书' }, null, onIos)
    assert.deepEqual(ids(sought.list).sort(), [forPoints, parcel])
    const { strips } = await shop.ask(home, {}, null, onIos)
    assert.deepEqual(ids(strips.flatMap(({ list }) => list)), [forPoints])
  })

  test('is refused there without its price, by a link as well', async () => {
    const buyer = await shop.buyer()
    const wish = { goods_id: forMoney, number: 1, exchange_type: 1 as const }
    for (const refused of [
      await shop.call(detail, { goods_id: forMoney }, buyer, onIos),
      await shop.call(check, wish, buyer, onIos),
    ]) {
      assert.equal(refused.error, 2020)
      assert.equal(refused.message, '由于相关规范，iOS 功能暂不可用')
      assert.ok(!refused.text.includes('990'))
    }
  })

  test('is sold everywhere else', async () => {
    for (const where of [onAndroid, {}]) {
      const { list } = await shop.ask(lists, { kind: 'digital' }, null, where)
      assert.deepEqual(ids(list).sort(), [forMoney, forPoints])
      const { ways } = await shop.ask(detail, { goods_id: forMoney }, null, where)
      assert.equal(ways[0]?.money, 990)
    }
  })
})

test('the picture that goes to chats tells no price that may not be told there', async () => {
  const { database, config } = shop.house
  const looking = { db: database.db, config, now: shop.now() }
  const priceOf = async (id: number) => (await goodsCard(looking, String(id))).price
  assert.ok(!(await priceOf(forMoney)).includes('¥'))
  assert.ok((await priceOf(parcel)).includes('¥9.90'))
})

test('what is posted is sold for money on iOS, and the rest for points', async () => {
  assert.equal((await shop.ask(detail, { goods_id: parcel }, null, onIos)).ways[0]?.money, 990)
  assert.equal((await shop.ask(detail, { goods_id: forPoints }, null, onIos)).ways[0]?.points, 100)
})
