import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ownPhone } from '@server/areas/auth/auth'
import { shopChangeCase } from '@server/areas/storefront/change-desk'
import { storefrontLeaving } from '@server/areas/storefront/leaving'
import type { DeskContext } from '@server/call/desk-case'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { newPerson } from '../harness/people'
import { decide, newKeeper, newPlace, someForm, waitingOf } from './joining'

const base = '/tp5/api/VillageEnter/'
const askChange = `${base}askChange` as const
const withdrawChange = `${base}withdrawChange` as const
const page = `${base}businessDetail` as const
const own = `${base}shop` as const

const wish = { name: '沿溪篾艺坊', address: '溪边路 8 号', latitude: 30.41, longitude: 120.06 }
const somePackage = {
  ...{ title: '修篮子', intro: '三次，随时来', money: 9_99, uses: 3, valid_days: 90 },
  ...{ stock: 20, limit: 2, listed: 1 as const },
}

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

const atDesk = <T>(work: (context: DeskContext) => Promise<T>): Promise<T> => {
  const { config, database } = shop.house
  return database.transaction((db) => work({ db, config, now: shop.now() }))
}

/** The one that waits of a shop. */
async function askedOf(merchantId: number): Promise<string> {
  const { rows } = await shop.house.database.pool.query<{ change_id: string }>(
    `select change_id from shop_changes where merchant_id = $1 and state = 'asked'`,
    [merchantId],
  )
  return rows[0]!.change_id
}

const shown = async (merchantId: number) => {
  const { name, address, latitude } = await shop.ask(page, { merchant_id: merchantId }, null)
  return { name, address, latitude }
}

describe('another name and address of a shop', () => {
  test('wait for the desk, and then stand wherever the shop is shown', async () => {
    const keeper = await newKeeper(shop)
    const { merchantId } = keeper
    const { goods_id } = await shop.ask(`${base}savePackage`, somePackage, keeper)
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }), settle: 333 }
    const goodsId = await shop.goods({ kind: 'packet', facts, merchantId })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId)

    assert.equal((await shop.ask(askChange, wish, keeper)).state, 'asked')
    const twice = await shop.call(askChange, { ...wish, name: '别的名字' }, keeper)
    assert.equal(twice.error, refusals.shopMoved.error)
    assert.equal((await shown(merchantId)).name, '竹器铺')
    const id = await askedOf(merchantId)
    const seen = await atDesk((context) => shopChangeCase.show(context, id))
    assert.ok(seen.facts.some(([, value]) => value === '竹器铺'))
    assert.equal(seen.pictures.length, 1)

    await atDesk((context) => shopChangeCase.approve(context, id))
    const { name, address, latitude } = wish
    assert.deepEqual(await shown(merchantId), { name, address, latitude })
    const path = '/tp5/api/ExchangeShop/Goods/detail'
    const goods = await shop.ask(path, { goods_id }, null)
    assert.deepEqual([goods.place, goods.merchant?.address], [name, address])
    assert.ok(goods.details.some(({ value }) => value === name))
    const asking = { kind: 'packet' as const, words: '篾艺' }
    const { list } = await shop.ask('/tp5/api/ExchangeShop/Goods/lists', asking, null)
    assert.ok(list.some((one) => one.goods_id === goods_id))
    const [thing] = await shop.held(buyer)
    // called as it is now, and worth what it was
    assert.deepEqual([thing!.facts.place, thing!.facts.settle], [name, 333])
    assert.equal((await shop.ask(own, {}, keeper)).change?.state, 'approved')
    await assert.rejects(
      atDesk((context) => shopChangeCase.refuse!(context, id, '看不清')),
      /已经处理过了/,
    )
  })

  test('are refused with a reason, and may be asked for again', async () => {
    const keeper = await newKeeper(shop)
    await shop.ask(askChange, wish, keeper)
    const id = await askedOf(keeper.merchantId)
    await atDesk((context) => shopChangeCase.refuse!(context, id, '和执照对不上'))
    const { change, name } = await shop.ask(own, {}, keeper)
    assert.deepEqual([name, change?.state, change?.reason], ['竹器铺', 'refused', '和执照对不上'])
    assert.equal((await shop.ask(askChange, wish, keeper)).state, 'asked')
  })

  test('are asked for by the owner alone, and taken back by nobody else', async () => {
    const [keeper, other] = [await newKeeper(shop), await newKeeper(shop)]
    const clerk = await newPerson(shop.house)
    const { config, database } = shop.house
    const phone = await ownPhone({ db: database.db, config }, clerk.userId)
    await shop.ask(`${base}addStaff`, { phone }, keeper)
    const byClerk = await shop.call(askChange, wish, await shop.proved(clerk))
    assert.equal(byClerk.error, refusals.forbidden.error)
    await shop.ask(askChange, wish, keeper)
    const byOther = await shop.call(withdrawChange, {}, other)
    assert.equal(byOther.error, refusals.shopMoved.error)
    const { name, address, latitude, longitude } = await shop.ask(own, {}, other)
    const same = await shop.call(askChange, { name, address, latitude, longitude }, other)
    assert.match(same.message, /没有要改的/)
  })

  test('are either taken back or approved, though both come at the same moment', async () => {
    const keeper = await newKeeper(shop)
    await shop.ask(askChange, wish, keeper)
    const id = await askedOf(keeper.merchantId)
    const [approved, withdrawn] = await Promise.allSettled([
      atDesk((context) => shopChangeCase.approve(context, id)),
      shop.ask(withdrawChange, {}, keeper),
    ])
    assert.notEqual(approved.status, withdrawn.status)
    const { change, name } = await shop.ask(own, {}, keeper)
    const isApproved = approved.status === 'fulfilled'
    assert.equal(change?.state, isApproved ? 'approved' : 'withdrawn')
    assert.equal(name, isApproved ? wish.name : '竹器铺')
  })
})

test('who closes their account is not let in afterwards with a shop', async () => {
  const person = await newPerson(shop.house)
  await shop.ask(`${base}enter`, await someForm(shop.house, person.token, shop.now()), person)
  const id = await waitingOf(shop.house, person.userId)
  await atDesk(({ db, config, now }) =>
    storefrontLeaving.settle!(db, { userId: person.userId, config, now }),
  )
  await assert.rejects(
    decide(shop.house, shop.now(), (desk, context) => desk.approve(context, id)),
    /已经处理过了/,
  )
})
