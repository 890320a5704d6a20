import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { wordKinds } from '@server/areas/shown-words'
import { type Counter, openCounter } from '../after-sale/counter'
import { worthOf } from '../catalogue/shop'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Buyer } from '../harness/people'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { doubtfulWords, inMiniProgram, openidOf } from './members'

const bad = '坏话'
const day = 24 * 3600

let fake: WechatFake
let counter: Counter
let person: Buyer
before(async () => {
  fake = await startWechatFake()
  counter = await openCounter({ WECHAT_PROVIDER: 'wechat', ...fake.env })
})
after(async () => {
  await counter.close()
  await fake.close()
})
beforeEach(async () => {
  fake.reader.failsWith(0)
  fake.reader.suggests(bad, 'risky')
  person = await inMiniProgram(counter.house, await counter.buyer())
})

const checkLater = () =>
  runJobs(counter.house, jobsOf(counter.house.config, 'content'), counter.now())

/** Somewhere people write something that others read. */
interface Place {
  /** Gets everything ready, and gives how the words are said and read there. */
  open(): Promise<{
    say: (text: string) => Promise<{ error: number }>
    read: () => Promise<string>
  }>
  /** What stands there once they may not be shown. */
  hidden: string
}

const places: Record<string, Place> = {
  'the note of an order': {
    async open() {
      const goodsId = await counter.goods()
      let order_sn = ''
      return {
        async say(note) {
          const reply = await counter.tryExchange(person, goodsId, { note })
          order_sn = (reply.data as { order_sn: string } | null)?.order_sn ?? ''
          return reply
        },
        read: async () =>
          (await counter.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, person)).note,
      }
    },
    hidden: '',
  },
  'what is said with a gift': {
    async open() {
      const facts = { worth: worthOf({ face: 500, uses: 1 }) }
      await counter.exchange(person, await counter.goods({ kind: 'coupon', facts }))
      const [holding] = await counter.held(person)
      let invite_id = ''
      return {
        async say(message) {
          const gift = { holding_id: holding!.holdingId, message }
          const reply = await counter.call('/tp5/api/VipPackets/invite', gift, person)
          invite_id = (reply.data as { invite_id: string } | null)?.invite_id ?? ''
          return reply
        },
        read: async () =>
          (await counter.ask('/tp5/api/VipPackets/inviteDetail', { invite_id }, person)).message,
      }
    },
    hidden: '',
  },
  'the description of an after-sale': {
    async open() {
      const { order_sn } = await counter.received(person)
      let no = ''
      return {
        async say(description) {
          const reply = await counter.tryApply(person, order_sn, { description })
          no = (reply.data as { after_sale_no: string } | null)?.after_sale_no ?? ''
          return reply
        },
        read: async () => (await counter.detail(person, no)).description,
      }
    },
    hidden: '',
  },
  'a message in an after-sale': {
    async open() {
      const { order_sn } = await counter.received(person)
      const after_sale_no = await counter.apply(person, order_sn)
      const path = '/tp5/api/OrderSaleService/message'
      return {
        say: (text) => counter.call(path, { after_sale_no, text }, person),
        read: async () => (await counter.detail(person, after_sale_no)).messages[0]!.text,
      }
    },
    hidden: '（已隐藏）',
  },
}

describe('a review of goods', () => {
  const group = '/tp5/api/GoodsReview'

  async function doubted() {
    fake.reader.suggests('怪话真不少', 'review')
    const { order_sn, goodsId } = await counter.received(person)
    const review = { order_sn, stars: 5, words: '怪话真不少' }
    const { state } = await counter.ask(`${group}/write`, review, person)
    assert.equal(state, 'waiting')
    return async () =>
      (await counter.house.ask(`${group}/lists`, { goods_id: goodsId })).list.length
  }

  test('in doubt is shown once a person of the house allows it', async () => {
    const shown = await doubted()
    assert.equal(await shown(), 0)
    await doubtfulWords(counter.house).approve(person)
    assert.equal(await shown(), 1)
  })

  test('in doubt is never shown once it was refused', async () => {
    const shown = await doubted()
    await doubtfulWords(counter.house).refuse(person)
    assert.equal(await shown(), 0)
  })

  test('that nobody could be asked about is shown when WeChat has nothing against it', async () => {
    fake.reader.failsWith(61010)
    const { order_sn, goodsId } = await counter.received(person)
    await counter.ask(`${group}/write`, { order_sn, stars: 5, words: '很好用的碗' }, person)
    fake.reader.failsWith(0)
    await checkLater()
    assert.equal((await counter.house.ask(`${group}/lists`, { goods_id: goodsId })).score.count, 1)
  })
})

for (const [name, place] of Object.entries(places)) {
  describe(name, () => {
    test('is shown to WeChat with its writer, and refused where it is risky', async () => {
      const { say } = await place.open()
      assert.equal((await say(bad)).error, 1105)
      const openid = openidOf(person)
      const asked = { version: 2, scene: 2, openid, content: bad }
      assert.deepEqual(fake.reader.asked.at(-1), asked)
    })

    test('is taken while WeChat does not answer, and gone once it says no', async () => {
      const { say, read } = await place.open()
      fake.reader.failsWith(61010)
      assert.equal((await say(bad)).error, 0)
      assert.equal(await read(), bad)
      fake.reader.failsWith(0)
      await checkLater()
      assert.equal(await read(), place.hidden)
      assert.equal(await doubtfulWords(counter.house).of(person), undefined)
    })

    test('in doubt stays until a person of the house has taken it away', async () => {
      fake.reader.suggests('怪话', 'review')
      const { say, read } = await place.open()
      assert.equal((await say('怪话')).error, 0)
      assert.equal(await read(), '怪话')
      await doubtfulWords(counter.house).refuse(person)
      assert.equal(await read(), place.hidden)
    })
  })
}

test('WeChat is asked again ever more seldom, and a person after a day', async () => {
  const { say } = await places['the note of an order']!.open()
  fake.reader.failsWith(61010)
  await say(bad)
  const before = fake.reader.asked.length
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    await checkLater()
    counter.later(5 * 60)
  }
  assert.ok(fake.reader.asked.length - before < 12, 'at most a dozen times')
  counter.later(day)
  await checkLater()
  assert.ok(await doubtfulWords(counter.house).of(await counter.anew(person)))
})

test('every kind of words is kept by an area', () => {
  assert.deepEqual(Object.keys(ports.words).sort(), [...wordKinds].sort())
})
