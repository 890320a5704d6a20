import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import { findGift, giveGoods } from '@server/areas/catalogue/catalogue'
import { ownPhone } from '@server/areas/auth/auth'
import { inviteGuests } from '@server/areas/partner/partner'
import { findCampaign } from '@server/areas/programme/programme'
import { newBuyer, type Person } from '../harness/people'
import { somePhone } from '../harness/request'
import { verified } from '../identity/verified'
import { confirmResident } from '../village/confirmResident'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

type Receipt = Out<'/tp5/api/Campaign/receive'>

const detail = '/tp5/api/Campaign/detail'
const month = 31 * 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ seeded: true })
})
after(() => place.close())

/** With a code that came to the person's own phone, or to the one they named. */
async function receive(key: string, person: Person, given: { phone?: string } & object = {}) {
  const { database, config } = place.house
  const to = given.phone ?? (await ownPhone({ db: database.db, config }, person.userId))
  await invite(key, to)
  place.later(61)
  return place.receive(key, person, { ...given, code: await place.codeFor(to) })
}

/** The bank has this phone on its list, where the campaign goes by one. */
async function invite(key: string, phone: string) {
  const { database, config } = place.house
  const campaign = await findCampaign(database.db, { key }, place.now())
  if (campaign.definition.audience.some(({ rule }) => rule === 'listed'))
    await inviteGuests(database.db, config.dataKey, campaign, phone)
}

async function got(key: string, person: Person, given: object = {}): Promise<Receipt> {
  const { error, message, data } = await receive(key, person, given)
  assert.equal(error, 0, message)
  return data as Receipt
}

const refused = async (key: string, person: Person, given: object = {}) => {
  const { error, message } = await receive(key, person, given)
  return [error, message]
}

describe('partners of the neighbourhood', () => {
  test('Minsheng: for the neighbours of two villages', async () => {
    const person = await place.person()
    const wish = { prize_key: 'mend' }
    assert.match(String((await refused('minsheng-community', person, wish))[1]), /东苑、西苑/)
    const shown = await place.ask(detail, { key: 'minsheng-community' }, person)
    assert.deepEqual([shown.action.do, shown.action.link], ['link', '/getLocation'])
    const { rows } = await place.house.database.pool.query<{ village_id: number }>(
      `select village_id from villages where name = '清溪村·东苑'`,
    )
    await place.ask('/tp5/api/Village/userBind', rows[0]!, person)
    assert.match(String((await refused('minsheng-community', person, wish))[1]), /等村管家/)
    const waits = await place.ask(detail, { key: 'minsheng-community' }, person)
    assert.deepEqual([waits.action.do, waits.action.text], ['link', '看确认好了没有'])
    await confirmResident(place.house, person.userId)
    const { holding_id, name } = await got('minsheng-community', person, wish)
    assert.deepEqual([Boolean(holding_id), name], [true, '老李修理 修鞋磨刀 5 次'])
  })

  test('Hrttech: a band by parcel, once a person', async () => {
    const buyer = await newBuyer(place.house, {})
    await verified(place.house, buyer)
    const wish = { prize_key: 'band' }
    assert.equal((await refused('hrttech-band', buyer, wish))[0], 2006)
    const sent = await got('hrttech-band', buyer, { ...wish, address_id: buyer.addressId })
    assert.equal(sent.next.link, `/exchangeShop/OrderDetails/${sent.order_sn}`)
    assert.equal((await refused('hrttech-band', buyer, { ...wish, address_id: 1 }))[0], 2307)
  })

  test('the community: four gifts a month, for who holds a membership', async () => {
    const person = await place.person()
    const holder = await refused('community-vip', person, { prize_key: 'points' })
    assert.match(String(holder[1]), /没到期的邻集会员卡/)
    await place.house.database.transaction(async (tx) => {
      const gift = await findGift(tx, '全家会员 年卡')
      const given = { userId: person.userId, goodsId: gift!.goodsId, addressId: null, note: '' }
      await giveGoods(tx, { ...given, now: place.now() })
    })
    for (const prize_key of ['flower', 'books', 'pharmacy', 'points'])
      await got('community-vip', person, { prize_key })
    assert.deepEqual(await refused('community-vip', person, { prize_key: 'points' }), [
      2307,
      '这一样这个月领过了，下个月一号再来',
    ])
    const shown = await place.ask(detail, { key: 'community-vip' }, person)
    assert.equal(shown.action.do, 'receipt')
  })
})

describe('six points', () => {
  const buy = (person: Person, given: object = {}) =>
    place.call(
      '/user/vip/makeVipOrder',
      { key: 'six-points', prize_key: 'noodle', pay: 'points', ...given },
      person,
    )

  test('buy one thing a day, and nothing where there are five', async () => {
    place.until(5, '08:00')
    const [poor, rich] = [await place.person({ points: 5 }), await place.person({ points: 20 })]
    assert.equal((await buy(poor)).error, 2003)
    const { data } = await buy(rich)
    const { receipt_id, amount } = data as Out<'/user/vip/makeVipOrder'>
    assert.equal(amount, 6)
    const receipt = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, rich)
    assert.ok(receipt.holding_id)
    assert.equal((await place.ask('/user/Center/index', {}, rich)).points, 14)
    assert.equal((await buy(rich)).message, '今天买过一样了，明早八点再来')
    place.until(6, '08:00')
    assert.equal((await buy(rich)).error, 0)
  })

  test('send what is posted to the address, and sell nothing at night', async () => {
    place.until(1, '08:00')
    const buyer = await place.again(await newBuyer(place.house, { points: 60 }))
    const soap = { prize_key: 'soap' }
    assert.equal((await buy(buyer, soap)).error, 2006)
    const { data } = await buy(buyer, { ...soap, address_id: buyer.addressId })
    const { receipt_id } = data as Out<'/user/vip/makeVipOrder'>
    const { order_sn } = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, buyer)
    assert.match(order_sn, /^LJ/)
    place.until(1, '22:00')
    const { message } = await buy(buyer)
    assert.equal(message, '收摊了，每天早上八点上架')
  })
})

describe('the campaigns of banks give what they promise', () => {
  test('CMBC: a membership of the shop, to somebody who proved who they are', async () => {
    const person = await place.person()
    const card = '622600'
    assert.deepEqual(await refused('cmbc-member', person, { card }), [
      2306,
      '会员由本人使用，请先完成实名认证再来领取',
    ])
    await verified(place.house, person)
    const receipt = await got('cmbc-member', person, { card })
    assert.equal(receipt.success, '/getCMBCsuccess')
    assert.equal(receipt.next.link, `/exchangeShop/holding/${receipt.holding_id}`)
    assert.ok(receipt.holding_id)
  })

  test('ICBC: on Wednesdays from ten, one coupon a week', async () => {
    place.until(2, '12:00')
    const person = await place.person()
    const wish = { prize_key: 'dumpling', card: '622202' }
    assert.deepEqual(await refused('icbc-weekly', person, wish), [
      2329,
      '券在每周三上午十点放，先把卡号前六位备好',
    ])
    place.until(3, '10:00')
    assert.ok((await got('icbc-weekly', person, wish)).holding_id)
    assert.equal((await refused('icbc-weekly', person, wish))[0], 2307)
    place.until(3, '10:00')
    assert.ok((await got('icbc-weekly', person, { ...wish, prize_key: 'laundry' })).holding_id)
  })

  test('CMB: one draw a weekend, of what is in the machine', async () => {
    place.until(6, '09:00')
    const person = await place.person()
    const { prizes } = await place.ask(detail, { key: 'cmb-weekend' }, null)
    const sum = prizes.reduce((total, { odds }) => total + (odds ?? 0), 0)
    assert.ok(Math.abs(sum - 10_000) <= prizes.length, String(sum))
    const card = '621483'
    const { prize_key } = await got('cmb-weekend', person, { card, adult: '1.0' })
    assert.ok(prizes.some((prize) => prize.prize_key === prize_key))
    place.until(7, '09:00')
    assert.deepEqual(await refused('cmb-weekend', person, { card }), [
      2307,
      '这个周末扭过了，下个周六上午九点再来',
    ])
    place.until(6, '09:00')
    await got('cmb-weekend', person, { card })
  })

  test('CCB: one of three memberships a month, to the phone that the bank knows', async () => {
    const person = await place.person()
    const phone = somePhone()
    const wish = { prize_key: 'music', phone }
    const wrong = await refused('ccb-member', person, { ...wish, card: '622202' })
    assert.deepEqual(wrong, [2306, '这张卡不是建设银行发行的，请换一张建行卡的前六位'])
    const card = '621700'
    const { code, success, next } = await got('ccb-member', person, { ...wish, card })
    assert.match(code, /^TJM\d{4}$/)
    assert.deepEqual([success, next.link], ['/getCCBsuccess', '/CCBmemberExperience'])
    const again = await refused('ccb-member', person, { ...wish, prize_key: 'opera', card })
    assert.deepEqual(again, [2307, '本月已经选过一样了，下个月一号再来换'])
    const other = await refused('ccb-member', await place.person(), { ...wish, card })
    assert.equal(other[0], 2308)
    place.later(month)
    const later = await place.again(person)
    assert.match((await got('ccb-member', later, { ...wish, card })).code, /^TJM/)
  })
})
