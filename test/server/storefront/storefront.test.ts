import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ownPhone } from '@server/areas/auth/auth'
import { storefrontFaults } from '@server/areas/storefront/faults'
import { isOpenAt, hoursWords } from '@server/areas/storefront/hours'
import { monthAfter, monthOf, settleableBefore, settlesOn } from '@server/areas/storefront/months'
import { momentOf } from '@server/calendar'
import { openShop, worthOf } from '../catalogue/shop'
import { jobsOf, runJobs } from '../harness/jobs'
import { newPerson, type Person } from '../harness/people'
import { decide, someForm, waitingOf } from './joining'

const base = '/tp5/api/VillageEnter/'
const enter = `${base}enter` as const
const mine = `${base}mine` as const
const savePackage = `${base}savePackage` as const
const saveService = `${base}saveService` as const
const codePath = '/tp5/api/ExchangeShop/UserExchange/code'
const useCode = `${base}useCode` as const

let shop: Awaited<ReturnType<typeof openShop>>
before(async () => {
  shop = await openShop()
  await shop.house.database.pool.query(
    `insert into villages (name, latitude, longitude, position) values ('清溪村', 30.37, 120.01, 1)`,
  )
})
after(() => shop.house.close())

const applied = async () => {
  const person = await newPerson(shop.house)
  const form = await someForm(shop.house, person.token, shop.now())
  return { person, form }
}

/** Somebody who keeps a shop that was let in. */
async function keeper(): Promise<Person & { merchantId: number }> {
  const { person, form } = await applied()
  await shop.ask(enter, form, person)
  const id = await waitingOf(shop.house, person.userId)
  await decide(shop.house, shop.now(), (desk, context) => desk.approve(context, id))
  const { shop: own } = await shop.ask(mine, {}, await shop.proved(person))
  return { ...(await shop.proved(person)), merchantId: own!.merchant_id }
}

const somePackage = {
  ...{ title: '修篮子', intro: '三次，随时来', money: 9_99, uses: 3, valid_days: 90 },
  ...{ stock: 20, limit: 2, listed: 1 as const },
}

describe('a shop that asks to join', () => {
  test('waits for the desk, and is kept by who asked once that has said yes', async () => {
    const { person, form } = await applied()
    await shop.ask(enter, form, person)
    const again = await shop.call(
      enter,
      await someForm(shop.house, person.token, shop.now()),
      person,
    )
    assert.equal(again.error, refusals.shopMoved.error)
    const id = await waitingOf(shop.house, person.userId)
    const shown = await decide(shop.house, shop.now(), (desk, context) => desk.show(context, id))
    assert.ok(shown.facts.some(([, value]) => value === form.phone))
    assert.equal(shown.pictures.length, 1)
    await decide(shop.house, shop.now(), (desk, context) => desk.approve(context, id))
    await assert.rejects(
      decide(shop.house, shop.now(), (desk, context) => desk.refuse!(context, id, '看不清')),
      /已经处理过了/,
    )
    const told = await shop.ask(mine, {}, person)
    assert.deepEqual(
      [told.application?.state, told.shop?.owner, told.shop?.staff],
      ['approved', 1, 1],
    )
    const detail = await shop.ask(
      `${base}businessDetail`,
      { merchant_id: told.shop!.merchant_id },
      null,
    )
    assert.equal(detail.name, form.name)
  })

  test('is told why it was refused, and may ask again with the same licence', async () => {
    const { person, form } = await applied()
    await shop.ask(enter, form, person)
    const id = await waitingOf(shop.house, person.userId)
    await decide(shop.house, shop.now(), (desk, context) => desk.refuse!(context, id, '看不清'))
    const told = await shop.ask(mine, {}, person)
    assert.deepEqual([told.application?.state, told.application?.reason], ['refused', '看不清'])
    const next = await someForm(shop.house, person.token, shop.now())
    await shop.ask(enter, { ...next, licence_no: form.licence_no }, person)
  })

  test('joins once by one licence, though two send it at the same moment', async () => {
    const [one, other] = [await applied(), await applied()]
    const replies = await Promise.all([
      shop.call(enter, one.form, one.person),
      shop.call(enter, { ...other.form, licence_no: one.form.licence_no }, other.person),
    ])
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.shopMoved.error],
    )
  })

  test('needs a code that was sent to its phone, and the agreement in force', async () => {
    const { person, form } = await applied()
    const wrong = await shop.call(
      enter,
      { ...form, code: form.code === '000000' ? '111111' : '000000' },
      person,
    )
    assert.notEqual(wrong.error, 0)
    const old = await shop.call(enter, { ...form, agreement_version: '0.1' }, person)
    assert.equal(old.error, refusals.agreementNeeded.error)
  })
})

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

  test('closes it for a time, and its packages are not to be bought meanwhile', async () => {
    const own = await keeper()
    const buyer = await shop.buyer()
    const { goods_id } = await shop.ask(savePackage, somePackage, own)
    const may = () => shop.ask('/tp5/api/Higirz/checkBuy', { goods_id }, buyer)
    assert.deepEqual([(await may()).may, (await may()).most], [1, 2])
    const many = await shop.ask('/tp5/api/Higirz/checkBuy', { goods_id, number: 3 }, buyer)
    assert.match(many.reason, /最多还能买 2 份/)
    const saved = { phone: '0571-86001122', intro: '修篮子', opens: '09:00', closes: '18:00' }
    await shop.ask(`${base}saveShop`, { ...saved, open: 0 }, own)
    assert.match((await may()).reason, /暂停营业/)
    await shop.ask(`${base}saveShop`, { ...saved, open: 1 }, own)
    await shop.ask(savePackage, { ...somePackage, goods_id, listed: 0 }, own)
    assert.match((await may()).reason, /下架/)
  })
})

describe('what a shop redeemed', () => {
  test('is settled once, to the cent, by what it was worth when it was sold', async () => {
    const own = await keeper()
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }), settle: 333 }
    const goodsId = await shop.goods({ kind: 'packet', facts, merchantId: own.merchantId })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId)
    // another price from now on
    await shop.house.database.pool.query(
      `update exchange_goods set facts = jsonb_set(facts, '{settle}', '1') where goods_id = $1`,
      [goodsId],
    )
    const [thing] = await shop.held(buyer)
    for (let use = 0; use < 2; use++) {
      const { code } = await shop.ask(codePath, { holding_id: thing!.holdingId }, buyer)
      assert.equal((await shop.call(useCode, { code }, own)).error, 0)
      shop.later(60)
    }
    const month = monthOf(shop.now())
    const sums = await shop.ask(`${base}orderSums`, {}, await shop.proved(own))
    assert.deepEqual([sums.pieces, sums.amount], [2, 666])
    const { list } = await shop.ask(`${base}orders`, {}, await shop.proved(own))
    assert.deepEqual(
      list.map(({ amount }) => amount),
      [333, 333],
    )
    const jobs = jobsOf(shop.house.config, 'storefront')
    const days = [momentOf(`${monthAfter(month)}-01`, 12), momentOf(settlesOn(month), 1)]
    shop.setNow(days[0]!)
    await runJobs(shop.house, jobs, shop.now())
    const early = await shop.ask(`${base}settlements`, {}, await shop.anew(own))
    assert.deepEqual(early.list, [])
    shop.setNow(days[1]!)
    await runJobs(shop.house, jobs, shop.now())
    await runJobs(shop.house, jobs, shop.now())
    const paid = await shop.ask(`${base}settlements`, {}, await shop.anew(own))
    assert.deepEqual(
      paid.list.map((one) => [one.month, one.pieces, one.amount]),
      [[month, 2, 666]],
    )
    const { rows } = await shop.house.database.pool.query<{ amount: string }>(
      `select amount from incomes where user_id = $1 and source = 'shop'`,
      [own.userId],
    )
    assert.deepEqual(
      rows.map(({ amount }) => Number(amount)),
      [666],
    )
    assert.deepEqual(await storefrontFaults(shop.house.database.db), [])
  })
})

describe('the calendar of a shop', () => {
  const hours = { opens: '09:00', closes: '18:00', restDays: '67' }

  test('says when it is open, in words as well', () => {
    assert.equal(hoursWords(hours), '09:00–18:00，周六、周日休息')
    const open = (day: string, hour: number) => isOpenAt(hours, momentOf(day, hour))
    assert.deepEqual(
      [open('2026-11-27', 9), open('2026-11-27', 18), open('2026-11-28', 10)],
      [true, false, false],
    )
  })

  test('knows who closes after midnight', () => {
    const late = { opens: '18:00', closes: '02:00', restDays: '1' }
    const open = (day: string, hour: number) => isOpenAt(late, momentOf(day, hour))
    assert.deepEqual(
      [
        open('2026-11-30', 1),
        open('2026-11-30', 20),
        open('2026-12-01', 1),
        open('2026-12-01', 19),
      ],
      [true, false, false, true],
    )
  })

  test('settles a month on the second of the next', () => {
    assert.equal(settlesOn('2026-12'), '2027-01-02')
    assert.equal(settleableBefore('2027-01-01'), '2026-12')
    assert.equal(settleableBefore('2027-01-02'), '2027-01')
  })
})
