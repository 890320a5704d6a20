import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ownPhone } from '@server/areas/auth/auth'
import { merchantCommand } from '@server/areas/storefront/merchants'
import { shopCommand } from '@server/areas/storefront/shops'
import { openShop, type Shop } from '../catalogue/shop'
import { commanding } from '../importing/commanding'
import { newPerson } from '../harness/people'
import { newKeeper, newPlace } from './joining'

const base = '/tp5/api/VillageEnter/'

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

const shops = commanding(shopCommand, () => shop.house)
const merchants = commanding(merchantCommand, () => shop.house)

let made = 0
async function merchant() {
  const key = `tailor-${++made}`
  const place = { latitude: 30.37, longitude: 120.01 }
  await merchants.bring({
    merchants: [{ key, name: `裁缝铺 ${made}`, address: '东苑 3 号', ...place }],
  })
  return key
}

async function somebody() {
  const person = await newPerson(shop.house)
  const { config, database } = shop.house
  return { ...person, phone: await ownPhone({ db: database.db, config }, person.userId) }
}

const page = { kind: 'service', village: '清溪村', intro: '改裤脚，当天取' }
const bring = (merchantKey: string, owner?: string) =>
  shops.bring({ shops: [{ merchant: merchantKey, ...(owner && { owner }), ...page }] })

describe('a merchant that the house brought in', () => {
  test('gets a page, and somebody who keeps it, once', async () => {
    const [key, person] = [await merchant(), await somebody()]
    await bring(key)
    await bring(key, person.phone)
    await bring(key, person.phone)
    await bring(key)
    const kept = await shop.ask(`${base}shop`, {}, await shop.proved(person))
    assert.deepEqual([kept.owner, kept.intro], [1, page.intro])
    const seen = await shop.ask(`${base}businessDetail`, { merchant_id: kept.merchant_id }, null)
    assert.equal(seen.name, kept.name)
  })

  test('is given to nobody who has a shop, nor from one to another, nor to a phone of nobody', async () => {
    const [key, other] = [await merchant(), await merchant()]
    const [one, two] = [await somebody(), await somebody()]
    await bring(key, one.phone)
    await assert.rejects(bring(key, two.phone), /已经有店主/)
    await assert.rejects(bring(other, one.phone), /已经在另一家店里/)
    await assert.rejects(bring(other, '13900009999'), /还没有账号/)
    await assert.rejects(bring('no-such-shop', two.phone), /没有商家 no-such-shop/)
  })

  test('that is called otherwise in the file is called so by what it sells', async () => {
    const own = await newKeeper(shop)
    const { goods_id } = await shop.ask(
      `${base}savePackage`,
      {
        ...{ title: '改衣三次', intro: '随时来', money: 9_99, uses: 3, valid_days: 90 },
        ...{ stock: 20, limit: 2, listed: 1 },
      },
      own,
    )
    const { rows } = await shop.house.database.pool.query<{ merchant_key: string }>(
      'select merchant_key from merchants where merchant_id = $1',
      [own.merchantId],
    )
    const key = rows[0]!.merchant_key
    const place = { address: '西苑 9 号', latitude: 30.38, longitude: 120.02 }
    await merchants.bring({ merchants: [{ key, name: '新裁缝铺', ...place }] })
    const goods = await shop.ask('/tp5/api/ExchangeShop/Goods/detail', { goods_id }, null)
    assert.ok(JSON.stringify(goods).includes('新裁缝铺'))
  })
})
