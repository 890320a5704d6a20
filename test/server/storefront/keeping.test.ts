import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { addRole, ownPhone } from '@server/areas/auth/auth'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { newPerson, type Person } from '../harness/people'
import { newKeeper, newPlace } from './joining'
import { redeemOne } from './redeeming'

const base = '/tp5/api/VillageEnter/'
const mine = `${base}mine` as const
const savePackage = `${base}savePackage` as const
const saveService = `${base}saveService` as const
const saveShop = `${base}saveShop` as const
const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

const keeper = () => newKeeper(shop)

const somePackage = {
  ...{ title: '修篮子', intro: '三次，随时来', money: 9_99, uses: 3, valid_days: 90 },
  ...{ stock: 20, limit: 2, listed: 1 as const },
}

const saved = { phone: '0571-86001122', intro: '修篮子', opens: '09:00', closes: '18:00' }

describe('who keeps a shop', () => {
  test('writes its services and packages, and nothing of another shop', async () => {
    const [own, other] = [await keeper(), await keeper()]
    const service = { name: '修篮子', price: 10_00, listed: 1 as const }
    const { service_id } = await shop.ask(saveService, service, own)
    const { goods_id } = await shop.ask(savePackage, somePackage, own)
    for (const reply of [
      await shop.call(saveService, { ...service, service_id }, other),
      await shop.call(savePackage, { ...somePackage, goods_id }, other),
    ])
      assert.equal(reply.error, refusals.notFound.error)
    const seen = await shop.ask(`${base}businessDetail`, { merchant_id: own.merchantId }, null)
    assert.deepEqual([seen.services.length, seen.offers.length], [1, 1])
    assert.equal(seen.offers[0]!.settle, 299)
  })

  test('writes a package anew and gives nothing back of what was sold meanwhile', async () => {
    const own = await keeper()
    const { goods_id } = await shop.ask(savePackage, somePackage, own)
    await shop.exchange(await shop.buyer(), goods_id)
    const { stock: _, ...untouched } = { ...somePackage, goods_id, title: '修大篮子' }
    await shop.ask(savePackage, untouched, own)
    assert.deepEqual(await shop.stockOf(goods_id), { stock: 19, sold: 1 })
    await shop.ask(savePackage, { ...untouched, stock: 5 }, own)
    assert.deepEqual(await shop.stockOf(goods_id), { stock: 5, sold: 1 })
    const { goods_id: __, ...fresh } = untouched
    assert.match((await shop.call(savePackage, fresh, own)).message, /还能卖多少份/)
  })

  test('lets others redeem, who write nothing', async () => {
    const own = await keeper()
    const clerk = await newPerson(shop.house)
    const { config, database } = shop.house
    const phone = await ownPhone({ db: database.db, config }, clerk.userId)
    await shop.ask(`${base}addStaff`, { phone }, own)
    const refused = await shop.call(savePackage, somePackage, await shop.proved(clerk))
    assert.equal(refused.error, refusals.forbidden.error)
    const { list } = await shop.ask(`${base}staff`, {}, await shop.proved(clerk))
    assert.equal(list.length, 2)
    await shop.ask(`${base}removeStaff`, { user_id: clerk.userId }, own)
    const gone = await shop.call(`${base}staff`, {}, await shop.proved(clerk))
    assert.equal(gone.error, refusals.forbidden.error)
    const self = await shop.call(`${base}removeStaff`, { user_id: own.userId }, own)
    assert.match(self.message, /店主不能移除自己/)
  })

  test('tells who is let in and who is not any more; who works there may go', async () => {
    const own = await keeper()
    const { config, database } = shop.house
    const hired = async () => {
      const clerk = await newPerson(shop.house)
      const phone = await ownPhone({ db: database.db, config }, clerk.userId)
      await shop.ask(`${base}addStaff`, { phone }, own)
      return clerk
    }
    const toldTo = async (who: Person) =>
      (await shop.ask('/tp5/api/Message/messagePage', {}, who)).list.map(({ title }) => title)
    const [one, other] = [await hired(), await hired()]
    await shop.ask(`${base}removeStaff`, { user_id: one.userId }, own)
    assert.deepEqual((await toldTo(one)).sort(), ['您不再是店员', '您成了店员'])
    await shop.ask(`${base}removeStaff`, { user_id: other.userId }, await shop.proved(other))
    assert.deepEqual(await toldTo(other), ['您成了店员'])
    assert.ok((await toldTo(own)).includes('有店员离开了'))
    const gone = await shop.call(`${base}staff`, {}, await shop.proved(other))
    assert.equal(gone.error, refusals.forbidden.error)
  })

  test('closes it for a time, and its packages are not to be bought meanwhile', async () => {
    const own = await keeper()
    const buyer = await shop.buyer()
    const { goods_id } = await shop.ask(savePackage, somePackage, own)
    const may = () => shop.ask('/tp5/api/Higirz/checkBuy', { goods_id }, buyer)
    assert.deepEqual([(await may()).may, (await may()).most], [1, 2])
    const many = await shop.ask('/tp5/api/Higirz/checkBuy', { goods_id, number: 3 }, buyer)
    assert.match(many.reason, /最多还能买 2 份/)
    await shop.ask(saveShop, { ...saved, open: 0, reason: '回老家几天' }, own)
    assert.match((await may()).reason, /暂停营业/)
    await shop.ask(saveShop, { ...saved, open: 1 }, own)
    await shop.ask(savePackage, { ...somePackage, goods_id, listed: 0 }, own)
    assert.match((await may()).reason, /下架/)
  })

  test('sells nothing while it rests, and redeems what it had sold', async () => {
    const own = await keeper()
    const buyer = await shop.buyer()
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }) }
    const goods_id = await shop.goods({ kind: 'packet', facts, merchantId: own.merchantId })
    await shop.exchange(buyer, goods_id)
    const wish = { goods_id, exchange_type: 1, number: 1 }
    const { ticket } = await shop.ask(check, wish, buyer)
    await shop.ask(saveShop, { ...saved, open: 0, reason: '回老家几天' }, own)
    for (const reply of [
      await shop.call(check, wish, buyer),
      await shop.call(exchange, { ticket }, buyer),
    ])
      assert.match(reply.message, /暂停营业/)
    assert.equal((await shop.held(buyer)).length, 1)
    assert.equal((await redeemOne(shop, buyer, own)).error, 0)
    await shop.ask(saveShop, { ...saved, open: 1 }, own)
    await shop.exchange(buyer, goods_id)
  })
})

describe('what became of a shop and of its packages', () => {
  const moves = `${base}moves` as const

  test('is kept with who, when and why, for its owner', async () => {
    const own = await keeper()
    const { goods_id } = await shop.ask(savePackage, somePackage, own)
    const silent = await shop.call(saveShop, { ...saved, open: 0 }, own)
    assert.match(silent.message, /请写明为什么暂停营业/)
    await shop.ask(saveShop, { ...saved, open: 1 }, own)
    const steps = [
      () => shop.ask(saveShop, { ...saved, open: 0, reason: '回老家几天' }, own),
      () => shop.ask(saveShop, { ...saved, phone: '0571-86001123', open: 0 }, own),
      () => shop.ask(saveShop, { ...saved, open: 1, reason: '没有用的话' }, own),
      () => {
        const down = { ...somePackage, goods_id, listed: 0 as const, reason: '材料用完了' }
        return shop.ask(savePackage, down, own)
      },
    ]
    for (const step of steps) {
      shop.later(1)
      await step()
    }
    const { list, owner } = await shop.ask(moves, {}, own)
    assert.deepEqual(
      list.map(({ text, reason }) => [text, reason]),
      [
        ['下架“修篮子”', '材料用完了'],
        ['恢复营业', ''],
        ['暂停营业', '回老家几天'],
        ['上架“修篮子”', ''],
      ],
    )
    assert.equal(owner, 1)
    const { rows } = await shop.house.database.pool.query(
      `select what, from_state, to_state from shop_moves
       where merchant_id = $1 and user_id = $2 order by created_at`,
      [own.merchantId, own.userId],
    )
    assert.deepEqual(rows, [
      { what: 'package', from_state: '', to_state: 'listed' },
      { what: 'shop', from_state: 'open', to_state: 'closed' },
      { what: 'shop', from_state: 'closed', to_state: 'open' },
      { what: 'package', from_state: 'listed', to_state: 'unlisted' },
    ])
  })

  test('is told to nobody who only works there, nor to another shop', async () => {
    const [own, other] = [await keeper(), await keeper()]
    await shop.ask(savePackage, somePackage, own)
    const clerk = await shop.clerk(own.merchantId)
    for (const person of [await shop.proved(clerk), other])
      assert.deepEqual((await shop.ask(moves, {}, person)).list, [])
  })

  test('says what the house did as well', async () => {
    const own = await keeper()
    const person = await newPerson(shop.house)
    await addRole(shop.house.database.db, person.userId, 'house')
    const wish = { merchant_id: own.merchantId, stopped: 1 as const, reason: '执照过期了' }
    await shop.ask('/tp5/api/BusinessHelper/stop', wish, await shop.proved(person))
    const { list } = await shop.ask(moves, {}, own)
    assert.deepEqual(
      list.map(({ text, by, reason }) => [text, by, reason]),
      [['平台暂停了营业', '平台', '执照过期了']],
    )
  })
})

describe('a shop that the house stops', () => {
  const stop = '/tp5/api/BusinessHelper/stop'

  test('sells nothing, whatever its owner switches on, until it may go on', async () => {
    const own = await keeper()
    const { merchantId: merchant_id } = own
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }) }
    const goods_id = await shop.goods({ kind: 'packet', facts, merchantId: merchant_id })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goods_id)
    const person = await newPerson(shop.house)
    await addRole(shop.house.database.db, person.userId, 'house')
    const house = await shop.proved(person)

    const silent = await shop.call(stop, { merchant_id, stopped: 1 }, house)
    assert.match(silent.message, /请写明为什么暂停/)
    const reason = '执照过期了'
    await shop.ask(stop, { merchant_id, stopped: 1, reason }, house)
    const twice = await shop.call(stop, { merchant_id, stopped: 1, reason }, house)
    assert.equal(twice.error, refusals.shopMoved.error)
    await shop.ask(saveShop, { ...saved, open: 1 }, own)
    const wish = { goods_id, exchange_type: 1, number: 1 }
    assert.match((await shop.call(check, wish, buyer)).message, /暂停营业/)
    assert.equal((await shop.ask(mine, {}, own)).shop?.stopped, reason)
    assert.equal((await redeemOne(shop, buyer, own)).error, 0)

    shop.later(60)
    await shop.ask(stop, { merchant_id, stopped: 0 }, house)
    await shop.exchange(buyer, goods_id)
    const { rows } = await shop.house.database.pool.query(
      `select reason from shop_stops where merchant_id = $1 and user_id = $2 order by created_at`,
      [merchant_id, house.userId],
    )
    assert.deepEqual(rows, [{ reason }, { reason: '' }])
    const told = await shop.house.database.pool.query(
      `select from messages where user_id = $1 and kind = 'shopStopped'`,
      [own.userId],
    )
    assert.equal(told.rowCount, 2)
  })

  test('is stopped by people of the house alone', async () => {
    const own = await keeper()
    const wish = { merchant_id: own.merchantId, stopped: 1 as const, reason: '试试' }
    assert.equal((await shop.call(stop, wish, own)).error, refusals.forbidden.error)
  })
})
