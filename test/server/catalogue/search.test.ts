import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { wordsOf } from '@server/areas/catalogue/goods/words'
import { changeGoods } from './goods'
import { openShop, type Shop, worthOf } from './shop'

const lists = '/tp5/api/ExchangeShop/Goods/lists'
const suggest = '/tp5/api/ExchangeShop/Goods/suggest'
const want = '/tp5/api/ExchangeShop/want'
const home = '/tp5/api/ExchangeShop/Goods/home'

const here = { lat: 30.37, lng: 120.02 }

let shop: Shop
before(async () => {
  shop = await openShop()
  const planted = [
    ['东北长粒香米', 'goods', '煮饭香软'],
    ['五常大米礼盒', 'goods', ''],
    ['米糕兑换券', 'coupon', ''],
    ['USB-C 数据线', 'goods', 'iPhone 15 可用'],
    ['牛奶糖', 'goods', ''],
    ['牛肉面券', 'coupon', '招牌奶茶'],
  ] as const
  for (const [title, kind, intro] of planted) {
    await shop.goods({ title, kind, intro, words: wordsOf(title, intro) })
  }
  await shop.goods({ title: '下架的香米', words: wordsOf('下架的香米'), onShelf: false })
})
after(() => shop.close())

const titles = async (input: In<typeof lists>) =>
  (await shop.ask(lists, input, null)).list.map(({ title }) => title).sort()

describe('a search', () => {
  const cases: [string, In<typeof lists>, string[]][] = [
    ['finds a word in a title, over all kinds', { words: '香米' }, ['东北长粒香米']],
    [
      'finds a single character',
      { words: '米' },
      ['东北长粒香米', '五常大米礼盒', '米糕兑换券'].sort(),
    ],
    ['finds what the description says', { words: '香软' }, ['东北长粒香米']],
    ['does not care for capitals', { words: 'usb' }, ['USB-C 数据线']],
    ['finds digits', { words: 'iphone 15' }, ['USB-C 数据线']],
    ['needs every word that was typed', { words: '东北 香软' }, ['东北长粒香米']],
    ['needs neighbours to stand side by side', { words: '牛奶' }, ['牛奶糖']],
    ['of one kind finds that kind alone', { words: '米', kind: 'coupon' }, ['米糕兑换券']],
    ['finds nothing where there is nothing', { words: '航空母舰' }, []],
  ]
  for (const [name, input, expected] of cases) {
    test(name, async () => assert.deepEqual(await titles(input), expected))
  }

  test('follows what becomes of goods: another name, another weight, off the shelf', async () => {
    const heavy = await shop.goods({ title: '竹编篮', weight: 9, words: wordsOf('竹编篮') })
    const light = await shop.goods({ title: '竹编席', weight: 1, words: wordsOf('竹编席') })
    const found = async (words: string) =>
      (await shop.ask(lists, { words }, null)).list.map(({ goods_id }) => goods_id)
    const change = (goodsId: number, to: Parameters<typeof changeGoods>[2]) =>
      changeGoods(shop.house.database, goodsId, to)
    assert.deepEqual(await found('竹编'), [heavy, light])
    await change(light, { weight: 20 })
    assert.deepEqual(await found('竹编'), [light, heavy])
    await change(heavy, { title: '藤编篮', words: wordsOf('藤编篮') })
    assert.deepEqual([await found('竹编'), await found('藤编')], [[light], [heavy]])
    await change(light, { onShelf: false })
    assert.deepEqual(await found('竹编'), [])
    await change(light, { onShelf: true })
    assert.deepEqual(await found('竹编席'), [light])
  })

  test('shows what is called so before what only says so, whatever its weight', async () => {
    const intro = '配竹蜻蜓'
    const words = (title: string, said = '') => ({
      title,
      intro: said,
      words: wordsOf(title, said),
    })
    const says = await shop.goods({ ...words('风筝', intro), weight: 90 })
    const called = await shop.goods({ ...words('竹蜻蜓'), weight: 1 })
    const found = (await shop.ask(lists, { words: '竹蜻蜓' }, null)).list
    assert.deepEqual(
      found.map(({ goods_id }) => goods_id),
      [called, says],
    )
  })

  test('of nothing but signs is the list that is there without it', async () => {
    assert.deepEqual(await titles({ words: '，。%_\\' }), await titles({}))
  })

  test('gives each row once in every order, over several pages', async () => {
    for (let nth = 0; nth < 45; nth++) {
      const title = `灯笼 ${nth}`
      await shop.goods({ title, points: 1 + (nth % 7), words: wordsOf(title) })
    }
    for (const sort of ['default', 'points', 'sold', 'newest', 'nearby'] as const) {
      const found = new Set<number>()
      let cursor: string | undefined
      let pages = 0
      do {
        const page = await shop.ask(lists, { words: '灯笼', sort, cursor }, null)
        page.list.forEach(({ goods_id }) => found.add(goods_id))
        cursor = page.next ?? undefined
        pages++
      } while (cursor)
      assert.deepEqual([found.size, pages], [45, 3], sort)
    }
  })
})

describe('suggestions', () => {
  test('hold what was typed', async () => {
    const { list } = await shop.ask(suggest, { words: '香米' }, null)
    assert.deepEqual(list, ['东北长粒香米'])
    assert.deepEqual((await shop.ask(suggest, { words: '航空母舰' }, null)).list, [])
  })

  test('are what is exchanged most while nothing is typed, each once', async () => {
    const buyer = await shop.buyer({ points: 5000 })
    for (let nth = 0; nth < 2; nth++) {
      const goodsId = await shop.goods({ title: '抢手的鸡蛋', words: wordsOf('抢手的鸡蛋') })
      await shop.exchange(buyer, goodsId, { number: 4 + nth })
    }
    const { list } = await shop.ask(suggest, {}, null)
    assert.equal(list[0], '抢手的鸡蛋')
    assert.equal(new Set(list).size, list.length)
  })
})

describe('the list by distance', () => {
  test('goes from near to far, page by page, and leaves out what nobody would walk to', async () => {
    const { merchantId } = await shop.merchant()
    const facts = { worth: worthOf({ face: 100, uses: 1, valid_days: 30 }) }
    for (let nth = 0; nth < 30; nth++) {
      const [latitude, longitude] = [here.lat + ((nth * 7) % 30) / 1000, here.lng]
      await shop.goods({ kind: 'card', facts, merchantId, latitude, longitude })
    }
    const far = { latitude: here.lat + 3, longitude: here.lng }
    await shop.goods({ kind: 'card', facts, merchantId, ...far })
    const distances: number[] = []
    let cursor: string | undefined
    do {
      const input = { kind: 'card' as const, sort: 'nearby' as const, cursor, ...here }
      const page = await shop.ask(lists, input, null)
      distances.push(...page.list.map(({ distance }) => distance!))
      cursor = page.next ?? undefined
    } while (cursor)
    assert.equal(distances.length, 30)
    assert.deepEqual(
      distances,
      [...distances].sort((one, other) => one - other),
    )
  })
})

describe('wanting goods', () => {
  test('counts each person once, and can be taken back', async () => {
    const goodsId = await shop.goods({ stock: 0 })
    const [one, other] = [await shop.person(), await shop.person()]
    const wish = { goods_id: goodsId, wanted: 1 as const }
    const people = await Promise.all(Array.from({ length: 5 }, () => shop.ask(want, wish, one)))
    assert.ok(people.every((reply) => reply.people === 1))
    assert.equal((await shop.ask(want, wish, other)).people, 2)
    const goods = await shop.ask('/tp5/api/ExchangeShop/Goods/detail', { goods_id: goodsId }, one)
    assert.equal(goods.mine?.wanted, 1)
    assert.deepEqual(await shop.ask(want, { ...wish, wanted: 0 }, one), { wanted: 0, people: 1 })
    assert.equal((await shop.call(want, { ...wish, goods_id: 99999 }, one)).error, 404)
  })
})

test('the head of the shop shows a few of each kind, the weightiest first', async () => {
  const facts = { worth: worthOf({ face: 100, uses: 1, valid_days: 30 }) }
  for (let nth = 0; nth < 8; nth++) {
    await shop.goods({ kind: 'coupon', title: `重 ${nth}`, weight: 100 + nth, facts })
  }
  const { strips } = await shop.ask(home, {}, null)
  const coupons = strips.find(({ kind }) => kind === 'coupon')
  assert.deepEqual(
    coupons?.list.map(({ title }) => title),
    [7, 6, 5, 4, 3, 2].map((nth) => `重 ${nth}`),
  )
})
