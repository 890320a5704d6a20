import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Person } from '../harness/people'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const check = '/tp5/api/Campaign/check'
const receive = '/tp5/api/Campaign/receive'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ seeded: true })
})
after(() => place.close())

const isIn = async (key: string, person: Person) =>
  (await place.ask(check, { key }, person)).joined === 1

async function rightsOf(person: Person, holding_id: string) {
  const detail = '/tp5/api/ExchangeShop/UserExchange/detail'
  const { rights } = await place.ask(detail, { holding_id }, person)
  return rights
}

describe('the campaigns of the demo that are called so', () => {
  test('618 gives a VIP packet whose rights can be received', async () => {
    place.until(1, '12:00')
    const person = await place.person()
    const { holding_id } = await place.ask(receive, { key: 'page-618', prize_key: 'vip' }, person)
    const rights = await rightsOf(person, holding_id)
    assert.deepEqual(
      rights.map(({ title, state }) => [title, state]),
      ['剪语理发一次', '清视眼镜 100 元券', '阿宁花铺 10 元券'].map((title) => [title, 'waiting']),
    )
    const [{ holding_id: haircut } = { holding_id: '' }] = rights
    await place.ask('/tp5/api/VipPackets/receiveRights', { holding_id: haircut }, person)
    assert.equal((await rightsOf(person, holding_id))[0]?.state, 'usable')
  })

  test('national day is joined before anything is drawn, and not by looking', async () => {
    const person = await place.person()
    const key = 'national-day'
    await place.ask('/tp5/api/Campaign/detail', { key }, person)
    const before = await place.ask(check, { key }, person)
    assert.deepEqual([before.joined, before.message], [0, '请先参加活动，再来领取'])
    await place.ask('/tp5/api/Campaign/join', { key }, person)
    const { joined, allowed } = await place.ask(check, { key }, person)
    assert.deepEqual([joined, allowed], [1, 1])
  })

  test('the month card is joined by paying, and gives a VIP code once', async () => {
    const person = await place.person({ points: 700 })
    const key = 'monthly-card'
    assert.equal(await isIn(key, person), false)
    await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, person)
    assert.equal(await isIn(key, person), true)
    const { name, code } = await place.ask(receive, { key, prize_key: 'music' }, person)
    assert.deepEqual([name, code.slice(0, 3)], ['听见音乐会员 周卡', 'TJV'])
    place.later(24 * 3600)
    const next = await place.again(person)
    assert.notEqual((await place.receive(key, next, { prize_key: 'music' })).error, 0)
    assert.equal((await place.receive(key, next, { prize_key: 'points' })).error, 0)
  })

  test('double twelve gives a discount that nobody pays for', async () => {
    const person = await place.person()
    const key = 'double-twelve-discount'
    const { name } = await place.ask(receive, { key, prize_key: 'coffee' }, person)
    assert.equal(name, '檐下咖啡 8 折月卡')
    assert.notEqual((await place.receive(key, person, { prize_key: 'market' })).error, 0)
  })
})
