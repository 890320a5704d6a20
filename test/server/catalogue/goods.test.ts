import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { demo } from '@server/database/demo'
import type { Price } from '@server/areas/order/price'
import { demoPictures, type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { newGoods } from './goods'

const lists = '/tp5/api/ExchangeShop/Goods/lists'
const detail = '/tp5/api/ExchangeShop/Goods/detail'

let house: House
before(async () => {
  house = await openHouse({ pictures: demoPictures })
})
after(() => house.close())

async function readAll(path: typeof lists, input: In<typeof lists>, token?: string) {
  const rows = []
  let cursor: string | undefined
  do {
    const page = await house.ask(path, { ...input, cursor }, { token })
    assert.ok(page.list.length <= 20)
    rows.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}

const sorted = <T>(rows: T[], key: (row: T) => number) =>
  [...rows].sort((one, other) => key(one) - key(other)).map(key)

describe('the list of goods', () => {
  test('shows each of the goods once in every order, over several pages', async () => {
    const all = await readAll(lists, {})
    assert.ok(all.length >= 40)
    for (const sort of ['default', 'points', 'sold', 'newest'] as const) {
      const rows = await readAll(lists, { sort })
      assert.equal(new Set(rows.map((row) => row.goods_id)).size, all.length, sort)
      assert.equal(rows.length, all.length, sort)
    }
  })

  test('keeps the order that was asked for', async () => {
    const points = await readAll(lists, { sort: 'points' })
    const key = ({ ways }: { ways: Price[] }) =>
      ways.find(({ points }) => points > 0)?.points ?? Infinity
    assert.deepEqual(points.map(key), sorted(points, key))
    const sold = await readAll(lists, { sort: 'sold' })
    assert.deepEqual(
      sold.map((row) => -row.sold),
      sorted(sold, (row) => -row.sold),
    )
    const newest = await readAll(lists, { sort: 'newest' })
    assert.deepEqual(
      newest.map((row) => -row.goods_id),
      sorted(newest, (row) => -row.goods_id),
    )
  })

  test('puts goods for gold alone last in the order by points', async () => {
    const goodsId = await newGoods(house.database, { points: 0, gold: 5 })
    const rows = await readAll(lists, { sort: 'points' })
    assert.equal(rows.at(-1)?.goods_id, goodsId)
  })

  test('of a category shows the goods of that category', async () => {
    const { list } = await house.ask('/tp5/api/ExchangeShop/Goods/categories', {})
    const demos = list.slice(0, 6)
    assert.deepEqual(
      demos.map(({ name }) => name),
      ['粮油生鲜', '日用', '健康', '数码', '家居', '文体'],
    )
    for (const { category_id } of demos) {
      for (const sort of ['default', 'points', 'sold', 'newest'] as const) {
        const rows = await readAll(lists, { category_id, sort })
        assert.ok(rows.length >= 6)
        assert.ok(rows.every((row) => row.category_id === category_id))
      }
    }
  })

  test('of what I can pay shows nothing dearer, in points or in gold', async () => {
    const { token } = await newPerson(house, { points: 400, gold: 40 })
    const rows = await readAll(lists, { affordable: 1 }, token)
    const within = ({ ways }: { ways: Price[] }) =>
      ways.some(({ points, gold }) => points + gold > 0 && points <= 400 && gold <= 40)
    assert.ok(rows.every(within))
    const payable = (await readAll(lists, {})).filter(within)
    assert.equal(rows.length, payable.length)
    assert.deepEqual(await readAll(lists, { affordable: 1 }), [])
  })

  test('of what costs so many points, is paid so, or is there, shows nothing else', async () => {
    const everything = await readAll(lists, {})
    const usual = ({ ways }: { ways: Price[] }) => ways.find(({ points }) => points > 0)?.points
    const isWithin = (row: { ways: Price[] }) => (usual(row) ?? 0) >= 500 && usual(row)! <= 2000
    const within = await readAll(lists, { points_from: 500, points_to: 2000 })
    assert.ok(within.length > 0 && within.every(isWithin))
    assert.equal(within.length, everything.filter(isWithin).length)
    const many = await readAll(lists, { points_from: 5000 })
    assert.ok(many.every((row) => usual(row)! >= 5000))
    const inPointsAlone = ({ ways }: { ways: Price[] }) =>
      ways.some(({ points, gold, money }) => points > 0 && gold === 0 && money === 0)
    const alone = await readAll(lists, { pay: 'points', sort: 'sold' })
    assert.ok(alone.length > 0 && alone.every(inPointsAlone))
    assert.equal(alone.length, everything.filter(inPointsAlone).length)
    for (const pay of ['gold', 'money'] as const)
      assert.ok(
        (await readAll(lists, { pay })).every(({ ways }) => ways.some((way) => way[pay] > 0)),
      )
    await newGoods(house.database, { stock: 0 })
    const left = await readAll(lists, { in_stock: 1 })
    assert.ok(left.every(({ stock }) => stock > 0))
    assert.equal((await house.call(lists, { points_from: -1 })).error, 400)
  })

  test('tells what a coupon is worth and when a course begins', async () => {
    const coupons = await readAll(lists, { kind: 'coupon' })
    assert.ok(coupons.every(({ worth, starts_at }) => worth!.face > 0 && starts_at === null))
    const courses = await readAll(lists, { kind: 'course' })
    const alike = courses.filter(({ title }) => title === courses[0]!.title)
    assert.ok(alike.length > 1)
    assert.equal(new Set(alike.map(({ starts_at }) => starts_at)).size, alike.length)
  })

  test('leaves out what is off the shelf', async () => {
    const goodsId = await newGoods(house.database, { onShelf: false })
    const rows = await readAll(lists, { sort: 'newest' })
    assert.ok(rows.every((row) => row.goods_id !== goodsId))
    assert.equal((await house.call(detail, { goods_id: goodsId })).error, 2002)
  })

  test('refuses a cursor that is not its own or was changed', async () => {
    const { next } = await house.ask(lists, { sort: 'sold' })
    assert.ok(next)
    assert.equal((await house.call(lists, { sort: 'sold', cursor: next })).error, 0)
    const crafted = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const wrong = [
      `${next.slice(0, -3)}@@@`,
      crafted(['goods:default', 1]),
      crafted(['goods:default', 1, 2, 3]),
      crafted(['goods:default', 1.5, 2]),
      crafted(['goods:default', '1', '2']),
      crafted({ 0: 'goods:default' }),
      crafted(null),
    ]
    for (const cursor of [next, ...wrong]) {
      assert.equal((await house.call(lists, { cursor })).error, 400, cursor)
    }
    const far = crafted(['goods:default', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])
    assert.equal((await house.call(lists, { cursor: far })).error, 0)
  })
})

describe('the detail of goods', () => {
  test('tells a visitor nothing of balances', async () => {
    assert.equal((await house.ask(detail, { goods_id: 1 })).mine, null)
  })

  test('tells me what I hold and how many I have exchanged', async () => {
    const token = await house.signIn(demo.consumer.userId)
    const tea = (await readAll(lists, {})).find(({ title }) => title.includes('龙井'))!
    const goods = await house.ask(detail, { goods_id: tea.goods_id }, { token })
    assert.equal(goods.limit_per_user, 2)
    assert.deepEqual(goods.mine, { points: 12480, gold: 368, bought: 1, wanted: 0 })
    assert.ok(goods.details.length > 0)
  })

  test('of goods that do not exist is not found', async () => {
    assert.equal((await house.call(detail, { goods_id: 2147483647 })).error, 404)
  })
})

test('every picture of the demo is there', async () => {
  for (const { image } of await readAll(lists, {})) {
    const reply = await house.app.inject({ method: 'GET', url: image })
    assert.equal(reply.statusCode, 200, image)
    assert.match(String(reply.headers['content-type']), /^image\/svg\+xml/)
  }
})
