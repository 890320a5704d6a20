import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { ports } from '@server/areas/assembled'
import { pictureChecks } from '@server/areas/content/tables'
import { reviewCase } from '@server/areas/review/desk'
import { type Counter, openCounter } from '../after-sale/counter'
import type { Buyer } from '../harness/people'
import { newUpload } from '../upload/pictures'

const paths = {
  lists: '/tp5/api/GoodsReview/lists',
  mine: '/tp5/api/GoodsReview/mine',
  write: '/tp5/api/GoodsReview/write',
  delete: '/tp5/api/GoodsReview/delete',
} as const

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
afterEach(() => counter.setNow(new Date()))

type Given = Partial<In<typeof paths.write>>

const wordsOf = (given: Given) => ({ stars: 5, words: '碗沿很平，不烫手', ...given })

/** Somebody with an order in their hands. */
async function receiver() {
  const person = await counter.buyer({ points: 500 })
  const { order_sn, goodsId } = await counter.received(person, { points: 100 })
  const say = (given: Given = {}) =>
    counter.call(paths.write, { order_sn, ...wordsOf(given) }, person)
  return { person, order_sn, goodsId, say }
}

/** The same, who has said something. */
async function reviewer(given: Given = {}) {
  const one = await receiver()
  const { order_sn, person } = one
  const { review_id } = await counter.ask(paths.write, { order_sn, ...wordsOf(given) }, person)
  return { ...one, review_id }
}

const shown = (goods_id: number, only?: In<typeof paths.lists>['only']) =>
  counter.house.ask(paths.lists, { goods_id, only })

const mine = ({ person, order_sn }: { person: Buyer; order_sn: string }) =>
  counter.ask(paths.mine, { order_sn }, person)

const desk = () => ({
  db: counter.house.database.db,
  config: counter.house.config,
  now: new Date(),
})

describe('a review', () => {
  test('is read by everybody under a masked name', async () => {
    const { goodsId, review_id } = await reviewer({ stars: 4 })
    const { list, score } = await shown(goodsId)
    assert.deepEqual(
      list.map(({ review_id, stars, words }) => ({ review_id, stars, words })),
      [{ review_id, stars: 4, words: '碗沿很平，不烫手' }],
    )
    assert.match(list[0]!.name, /^.\*\*$/)
    assert.deepEqual(score, { count: 1, average: null, pictured: 0, good: 1, middling: 0, bad: 0 })
  })

  test('is written once for an order, however often it is sent', async () => {
    const { say, goodsId } = await receiver()
    const replies = await Promise.all([say(), say({ stars: 1 }), say({ stars: 2 })])
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 2501, 2501])
    assert.equal((await shown(goodsId)).score.count, 1)
  })

  test('waits until the order is in its owner’s hands, and for ninety days', async () => {
    const person = await counter.buyer({ points: 500 })
    const { order_sn } = await counter.shipped(person, { points: 100 })
    const early = await counter.call(paths.write, { order_sn, ...wordsOf({}) }, person)
    assert.equal(early.error, refusals.notReviewable.error)
    assert.match(early.message, /收到以后再来评价/)
    await counter.ask('/user/orderpoints/finish', { order_sn }, person)
    const { until } = await mine({ person, order_sn })
    assert.ok(until)
    counter.laterDays(91)
    const back = await counter.anew(person)
    const late = await counter.call(paths.write, { order_sn, ...wordsOf({}) }, back)
    assert.match(late.message, /超过 90 天/)
  })

  test('of somebody else’s order is refused as an order that never was', async () => {
    const { order_sn } = await receiver()
    const stranger = await counter.buyer()
    const reply = await counter.call(paths.write, { order_sn, ...wordsOf({}) }, stranger)
    assert.equal(reply.error, refusals.notFound.error)
  })

  test('wants a few words and between one and five stars', async () => {
    const { say } = await receiver()
    assert.match((await say({ words: '好' })).message, /5 个字以上/)
    assert.match((await say({ stars: 0 })).message, /点星星/)
    assert.match((await say({ stars: 6 })).message, /五颗星/)
  })

  test('can be taken away, and then written anew', async () => {
    const one = await reviewer({ stars: 1 })
    await counter.ask(paths.delete, { order_sn: one.order_sn }, one.person)
    assert.deepEqual((await shown(one.goodsId)).score.count, 0)
    assert.equal((await mine(one)).review, null)
    assert.equal((await one.say()).error, 0)
  })
})

describe('pictures of a review', () => {
  test('are its writer’s alone until they were judged', async () => {
    const one = await receiver()
    const { upload_id, url } = await newUpload(counter.house, one.person.token, 'review')
    assert.equal((await one.say({ pictures: upload_id })).error, 0)
    assert.deepEqual((await mine(one)).review?.pictures, [url])
    assert.deepEqual((await shown(one.goodsId)).list[0]?.pictures, [])
    await counter.house.database.db.delete(pictureChecks)
    assert.deepEqual((await shown(one.goodsId, 'pictured')).list[0]?.pictures, [url])
  })
})

describe('the score', () => {
  test('is what the shown reviews come to, whatever was written, hidden and taken away', async () => {
    const person = await counter.buyer({ points: 5000 })
    const goodsId = await counter.goods({ points: 10, stock: 99 })
    const stars = [5, 4, 3, 2, 1, 5]
    const written: { order_sn: string; id: string }[] = []
    for (const star of stars) {
      const { order_sn } = await counter.exchange(person, goodsId)
      await counter.house.database.db.execute(
        sql`update orders set state = 'finished', reached = reached || jsonb_build_object('finished', now())
          where order_sn = ${order_sn}`,
      )
      const review = { order_sn, ...wordsOf({ stars: star }) }
      written.push({ order_sn, id: (await counter.ask(paths.write, review, person)).review_id })
    }
    assert.deepEqual((await shown(goodsId)).score, {
      ...{ count: 6, average: 3.3, pictured: 0 },
      ...{ good: 3, middling: 1, bad: 2 },
    })
    await counter.ask(paths.delete, { order_sn: written[4]!.order_sn }, person)
    await reviewCase.refuse!(desk(), written[3]!.id, '与商品无关')
    const { score, list } = await shown(goodsId)
    assert.deepEqual(score, {
      ...{ count: 4, average: 4.3, pictured: 0 },
      ...{ good: 3, middling: 1, bad: 0 },
    })
    assert.equal(list.length, 4)
    assert.equal((await shown(goodsId, 'good')).list.length, 3)
  })
})

describe('the desk', () => {
  test('answers, where everybody reads it', async () => {
    const { goodsId, review_id } = await reviewer({ stars: 2 })
    assert.ok((await reviewCase.list(desk())).some(({ id }) => id === review_id))
    await reviewCase.say!(desk(), review_id, '客服小沈', '已经给您补发了一只')
    assert.equal((await shown(goodsId)).list[0]?.answer, '已经给您补发了一只')
    assert.ok(!(await reviewCase.list(desk())).some(({ id }) => id === review_id))
  })

  test('hides with a reason that its writer reads, who cannot write another', async () => {
    const one = await reviewer()
    await reviewCase.refuse!(desk(), one.review_id, '里面有别人的电话')
    assert.equal((await shown(one.goodsId)).list.length, 0)
    assert.match((await mine(one)).review!.state_text, /里面有别人的电话/)
    const { error } = await counter.call(paths.delete, { order_sn: one.order_sn }, one.person)
    assert.equal(error, refusals.notReviewable.error)
  })
})

test('who closes the account takes reviews along, and the score knows', async () => {
  const { person, goodsId } = await reviewer()
  const leaver = { userId: person.userId, config: counter.house.config, now: new Date() }
  const settle = async () => {
    for (const leaving of ports.leavings)
      if ('reviews' in leaving.tables)
        await counter.house.database.transaction((tx) => leaving.settle!(tx, leaver))
  }
  await settle()
  assert.deepEqual((await shown(goodsId)).score.count, 0)
})
