import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import { drawn, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const pay = '/user/vip/makeVipOrder'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

describe('a bundle', () => {
  const bundle = (stock: number) => [
    somePrize({ key: 'points', name: '积分' }),
    somePrize({ key: 'gold', name: '金币', gives: { type: 'gold', amount: 7 }, stock }),
  ]

  test('is received whole with one tap, and each part tells of the others', async () => {
    const key = await place.campaign({ pick: 'all', prizes: bundle(10) })
    const person = await place.adult()
    assert.equal((await place.ask(detail, { key }, person)).action.do, 'receive')
    const { data } = await place.receive(key, person)
    const first = data as Out<'/tp5/api/Campaign/receive'>
    assert.deepEqual([first.name, first.together.map(({ name }) => name)], ['积分', ['金币']])
    const purse = await place.ask('/user/Center/index', {}, person)
    assert.deepEqual([purse.points, purse.gold], [100, 7])
    const [other] = first.together
    const seen = await place.ask(
      '/tp5/api/Campaign/receiveDetail',
      { receipt_id: other!.receipt_id },
      person,
    )
    assert.deepEqual(
      seen.together.map(({ receipt_id }) => receipt_id),
      [first.receipt_id],
    )
    assert.equal((await place.receive(key, person)).error, 2307)
  })

  test('of which a part is gone is sold out, and nothing of it is given', async () => {
    const key = await place.campaign({ pick: 'all', prizes: bundle(1) })
    assert.equal((await place.receive(key, await place.adult())).error, 0)
    const late = await place.adult()
    const shown = await place.ask(detail, { key }, late)
    assert.deepEqual([shown.state, shown.surplus.left], ['soldOut', 0])
    assert.equal((await place.receive(key, late)).error, 2305)
    assert.equal((await place.ask('/user/Center/index', {}, late)).points, 0)
  })
})

describe('a guarantee', () => {
  const box = {
    ...drawn,
    prizes: [
      somePrize({ key: 'small', weight: 1_000_000_000, stock: 100 }),
      somePrize({ key: 'big', weight: 1, stock: 2, gives: { type: 'gold', amount: 9 } }),
    ],
    guarantee: { every: 3, prizes: ['big'], text: '大奖' },
    modules: [{ type: 'odds', title: '概率', note: '实时计算' }],
  }
  type Buyer = Awaited<ReturnType<CampaignHouse['person']>>
  const openBox = async (order_sn: string, person: Buyer) =>
    (await place.ask('/tp5/api/Campaign/open', { order_sn }, person)).prize_key
  const openAll = async (key: string, person: Buyer) =>
    openBox((await place.ask(pay, { key, pay: 'points' }, person)).order_sn, person)
  const openWaiting = async (key: string, person: Buyer) =>
    openBox((await place.ask(detail, { key }, person)).order!.order_sn, person)
  const promise = async (key: string, person: Parameters<CampaignHouse['ask']>[2]) => {
    const { modules } = await place.ask(detail, { key }, person)
    return modules.flatMap((one) => (one.type === 'odds' ? [one.guarantee] : []))[0]
  }

  test('brings a better prize with the third box at the latest, while there are any', async () => {
    const key = await place.campaign(box)
    const person = await place.adult({ points: 1000 })
    assert.match((await promise(key, person))!, /第 3 次必得其一。$/)
    const got = [await openAll(key, person), await openAll(key, person)]
    assert.match((await promise(key, person))!, /下一次必得/)
    for (let nth = 0; nth < 7; nth++) got.push(await openAll(key, person))
    assert.deepEqual(
      got.map((one) => (one === 'big' ? 1 : 0)),
      [0, 0, 1, 0, 0, 1, 0, 0, 0],
    )
    assert.equal(await promise(key, person), '大奖已经全部送出，保底停止。')
  })

  test('waits for tomorrow where a day has no more of them, and takes nothing for it', async () => {
    const [small, big] = box.prizes
    const key = await place.campaign({ ...box, prizes: [small!, { ...big!, daily: 1 }] })
    const [first, second] = [
      await place.adult({ points: 1000 }),
      await place.adult({ points: 1000 }),
    ]
    for (let nth = 0; nth < 3; nth++) await openAll(key, first)
    await openAll(key, second)
    await openAll(key, second)
    const before = await place.ask('/user/Center/index', {}, second)
    const refused = await place.call(pay, { key, pay: 'points' }, second)
    assert.deepEqual([refused.error, refused.message], [2304, '今天的大奖抽完了，您的保底留到明天'])
    assert.deepEqual(await place.ask('/user/Center/index', {}, second), before)
    place.later(24 * 3600)
    assert.equal(await openAll(key, second), 'big')
  })

  test('is not used up by an order that nobody paid for, nor won by many at once', async () => {
    const key = await place.campaign(box)
    const person = await place.adult({ points: 1000 })
    await openAll(key, person)
    await openAll(key, person)
    await place.ask(pay, { key, pay: 'money' }, person)
    place.later(16 * 60)
    await place.seeToLate()
    const replies = await Promise.all(
      [1, 2, 3].map(() => place.call(pay, { key, pay: 'points' }, person)),
    )
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 2330, 2330])
    assert.equal(await openWaiting(key, person), 'big')
    assert.equal(await openAll(key, person), 'small')
  })
})

test('a carrier is known by the first digits of the phone it is received for', async () => {
  const person = await place.adult()
  const key = await place.campaign({
    audience: [{ rule: 'carrier', name: '云桥通信', prefixes: ['157', '1703'] }],
    steps: [{ do: 'sms', text: '短信验证' }],
    phone: 'any',
  })
  const receive = async (phone: string) =>
    place.receive(key, person, { phone, code: await place.codeFor(phone) })
  const refused = await receive('17040000001')
  assert.equal(refused.error, 2306)
  assert.match(refused.message, /云桥通信/)
  assert.equal((await receive('17030000002')).error, 0)
})
