import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { goodsCommand } from '@server/areas/catalogue/command'
import { merchantCommand } from '@server/areas/storefront/merchants'
import { type House, openHouse } from '../harness/openHouse'
import { newBuyer } from '../harness/people'
import { commanding } from '../importing/commanding'

let house: House
before(async () => {
  house = await openHouse({ seeded: false })
  await commanding(merchantCommand, () => house).bring({ merchants: [tailor] })
})
after(() => house.close())

const { bring, problems, exported, run } = commanding(goodsCommand, () => house)

const tailor = { key: 'tailor', name: '针线铺', address: '南门 1 号', latitude: 30, longitude: 120 }

let made = 0
const some = (given: object = {}) => ({
  key: `kettle-${++made}`,
  title: '搪瓷壶',
  intro: '两升',
  picture: 'goods/thermos.svg',
  tint: 'a',
  ways: [{ points: 100 }],
  stock: 10,
  ...given,
})
const ofKind = (kind: string, ...goods: object[]) => ({
  categories: [{ key: `some-${kind}`, kind, name: '试验', goods }],
})

const rowOf = async (key: string) =>
  (
    await house.database.pool.query(
      `select goods_id::int, title, kind, stock, sold, words from exchange_goods
       join exchange_stock using (goods_id, kind) where goods_key = $1`,
      [key],
    )
  ).rows[0] as { goods_id: number; title: string; stock: number; sold: number; words: string[] }

const codesOf = async (key: string, rightKey = '') =>
  (
    await house.database.pool.query(
      `select position from digital_codes join exchange_goods using (goods_id)
       where goods_key = $1 and right_key = $2 order by position`,
      [key, rightKey],
    )
  ).rows.length

/** One of them to somebody, as the shop does it. */
async function sell(key: string) {
  const { token, addressId } = await newBuyer(house, { points: 1000 })
  const { goods_id } = await rowOf(key)
  const wish = { goods_id, number: 1, exchange_type: 1 as const }
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wish, { token })
  const order = { ticket, address_id: addressId }
  await house.ask('/tp5/api/ExchangeShop/exchange', order, { token })
}

describe('a file of goods', () => {
  test('puts them on the shelf, where they are found and sold', async () => {
    const goods = some({ title: '蓝花搪瓷壶' })
    assert.deepEqual(await bring(ofKind('goods', goods)), ['商品：新增 1，更新 0'])
    const { list } = await house.ask('/tp5/api/ExchangeShop/Goods/lists', { words: '蓝花' })
    assert.deepEqual(
      list.map(({ title, stock }) => [title, stock]),
      [['蓝花搪瓷壶', 10]],
    )
    await sell(goods.key)
    assert.match((await run('list')).join('\n'), new RegExp(`${goods.key}  蓝花.*剩 9，已兑 1`))
  })

  test('corrects what is there, and leaves what was sold of it', async () => {
    const goods = some()
    await bring(ofKind('goods', goods))
    await sell(goods.key)
    const { goods_id } = await rowOf(goods.key)
    const changed = { ...goods, title: '搪瓷大壶', stock: 15, sold: 7 }
    assert.deepEqual(await bring(ofKind('goods', changed)), ['商品：新增 0，更新 1'])
    const row = await rowOf(goods.key)
    assert.deepEqual([row.goods_id, row.title, row.stock, row.sold], [goods_id, '搪瓷大壶', 14, 1])
    const { stock: _stock, ...unsaid } = goods
    await bring(ofKind('goods', unsaid))
    assert.equal((await rowOf(goods.key)).stock, 14)
  })

  test('is found by what it says now, and no more by what it said', async () => {
    const goods = some({ title: '珐琅锅' })
    const titlesOf = async (words: string) =>
      (await house.ask('/tp5/api/ExchangeShop/Goods/lists', { words })).list.map(
        ({ title }) => title,
      )
    await bring(ofKind('goods', goods))
    await bring(ofKind('goods', { ...goods, title: '铸铁锅', weight: 5 }))
    assert.deepEqual([await titlesOf('珐琅'), await titlesOf('铸铁')], [[], ['铸铁锅']])
    await bring(ofKind('goods', { ...goods, title: '铸铁锅', off_shelf: true }))
    assert.deepEqual(await titlesOf('铸铁'), [])
  })

  test('cannot have fewer than were sold', async () => {
    const goods = some()
    await bring(ofKind('goods', goods))
    await sell(goods.key)
    const fewer = ofKind('goods', { ...goods, stock: 0 })
    const line = JSON.stringify(fewer, null, 2)
      .split('\n')
      .findIndex((one) => one.includes('stock'))
    assert.deepEqual(await problems(fewer), [
      `第 ${line + 1} 行 categories[1].goods[1].stock：已经兑换 1 份，总数不能更少`,
    ])
  })
})

test('all their pictures are shown, and written by an export', async () => {
  const pictures = ['goods/mug.svg', 'goods/kettle.svg']
  const goods = some({ pictures })
  await bring(ofKind('goods', goods))
  const { goods_id } = await rowOf(goods.key)
  const shown = await house.ask('/tp5/api/ExchangeShop/Goods/detail', { goods_id })
  assert.deepEqual(shown.pictures, ['/static/goods/mug.svg', '/static/goods/kettle.svg'])
  assert.match(await exported(), /"pictures": \[\s*"goods\/mug.svg",\s*"goods\/kettle.svg"/)
})

test('that nothing goes back of what was paid in money is said by an export as well', async () => {
  const given = { ways: [{ money: 990 }], merchant: 'tailor', worth: { uses: 2, valid_days: 9 } }
  await bring(ofKind('coupon', some({ ...given, refund: 'none' })))
  assert.deepEqual(await problems(JSON.parse(await exported()) as object), [])
})

/** What is wrong with goods of a kind, and what is said of it. */
const wrong: readonly [what: string, kind: string, given: object, words: RegExp][] = [
  [
    'a picture that is nowhere',
    'goods',
    { picture: 'goods/nothing.svg' },
    /picture：.*没有 goods\/no/,
  ],
  [
    'a picture beside it that is nowhere',
    'goods',
    { pictures: ['goods/nothing.svg'] },
    /pictures\[1\]：.*没有 goods\/no/,
  ],
  [
    'a picture twice',
    'goods',
    { pictures: ['goods/thermos.svg'] },
    /pictures\[1\]：.*前面已经有了/,
  ],
  [
    'more pictures than there is room for',
    'goods',
    { pictures: Array.from({ length: 7 }, (_, nth) => `goods/mug-${nth}.svg`) },
    /pictures：最多 6 张/,
  ],
  [
    'a picture of another folder',
    'goods',
    { picture: '../main.ts' },
    /picture：应为 server\/static/,
  ],
  ['a merchant nobody knows', 'goods', { merchant: 'nobody' }, /merchant：没有商家 nobody/],
  ['ways apart', 'goods', { ways: [{ points: 100 }, { gold: 12 }] }, /第 2 种付法值 120 积分/],
  ['no price', 'goods', { ways: [] }, /ways：至少写一种付法/],
  ['a way that costs nothing', 'goods', { ways: [{ points: 0 }] }, /ways\[1\]：付法不能全是 0/],
  [
    'two ways of one mix',
    'goods',
    { ways: [{ money: 990 }, { points: 900, money: 90 }, { money: 990 }] },
    /ways\[3\]：同样几样/,
  ],
  ['terms of what is left of a thing', 'goods', { refund: 'left' }, /邮寄商品不能按剩余的退/],
  [
    'terms of what is left, and no number of uses',
    'packet',
    { refund: 'left', merchant: 'tailor', worth: { valid_days: 9 } },
    /要写 uses/,
  ],
  [
    'terms of what is left for ever',
    'packet',
    { refund: 'left', merchant: 'tailor', worth: { uses: 3 } },
    /要写 valid_days/,
  ],
  [
    'no word of what becomes of what was paid in money',
    'coupon',
    { ways: [{ points: 90, money: 10 }], merchant: 'tailor', worth: { uses: 1, valid_days: 9 } },
    /可以付钱，要写 refund/,
  ],
  [
    'nothing back of a service that was paid in money',
    'packet',
    {
      ...{ ways: [{ money: 990 }], refund: 'none' },
      ...{ merchant: 'tailor', worth: { uses: 2, valid_days: 9 } },
    },
    /商家服务，要写 refund：left/,
  ],
  ['terms that there are not', 'goods', { refund: 'half' }, /refund：应为 left 或 none/],
  ['no stock', 'goods', { stock: undefined }, /新商品要写 stock/],
  ['more sold than there were', 'goods', { sold: 11 }, /stock：已经兑换 11 份/],
  ['rights of a thing', 'goods', { rights: [post()] }, /rights：邮寄商品没有这一项/],
  ['a coupon worth nothing', 'coupon', { merchant: 'tailor' }, /优惠券要写 worth/],
  ['a coupon for no merchant', 'coupon', { worth: { face: 100 } }, /要写 merchant：由哪家商家核销/],
  [
    'a right that no merchant redeems',
    'vip',
    { rights: [right({ kind: 'coupon', worth: { face: 100 } })] },
    /rights\[1\]：要写 merchant/,
  ],
  ['a packet without rights', 'vip', {}, /VIP 礼包要写 rights/],
  ['a course without a date', 'course', { merchant: 'tailor' }, /课程要写 sessions/],
  [
    'a date without its end',
    'course',
    { sessions: [{ in_days: 1, from: '09:00' }] },
    /in_days、from/,
  ],
  ['a date that ends before', 'match', { sessions: [hours('10:00', '09:00')] }, /结束应晚于开始/],
  ['stock of codes', 'digital', { codes: ['ABCD-1'] }, /stock：电子卡券没有这一项/],
  [
    'a code twice',
    'digital',
    { stock: undefined, codes: ['AB-12', 'AB-12'] },
    /codes\[2\]：“AB-12”前面/,
  ],
  [
    'fewer codes than packets',
    'vip',
    { rights: [code(['AB-12'])] },
    /还能兑换 10 份，券码只够 1 份/,
  ],
  ['a right twice', 'vip', { rights: [post(), post()] }, /rights\[2\].key：“01”前面已经有了/],
]

function right(given: object) {
  return { key: '01', name: '一份', value: '一份', picture: 'goods/tea.svg', ...given }
}
function post() {
  return right({ kind: 'goods' })
}
function code(codes: string[]) {
  return right({ kind: 'digital', codes })
}
function hours(from: string, to: string) {
  return { in_days: 1, from, to }
}

describe('a file of goods with', () => {
  for (const [what, kind, given, words] of wrong) {
    test(`${what} is told by its line, and nothing of it is taken`, async () => {
      const good = some()
      const bad = some(given)
      const file = {
        categories: [
          { key: 'fine', kind: 'goods', name: '试验', goods: [good] },
          { key: `bad-${kind}`, kind, name: '试验', goods: [bad] },
        ],
      }
      const told = await problems(file)
      assert.equal(told.length, 1, told.join('\n'))
      assert.match(told[0]!, /^第 \d+ 行 /)
      assert.match(told[0]!, words)
      assert.equal(await rowOf(good.key), undefined)
    })
  }

  test('a known thing of another kind is told', async () => {
    const goods = some()
    await bring(ofKind('goods', goods))
    const [told] = await problems(
      ofKind('coupon', { ...goods, merchant: 'tailor', worth: { face: 100 } }),
    )
    assert.match(told!, /kettle-\d+ 是邮寄商品，不能改成别的种类/)
  })
})

describe('codes', () => {
  test('are the stock, and those that are known come in but once', async () => {
    const goods = some({ stock: undefined, codes: ['AB-1', 'AB-2'] })
    await bring(ofKind('digital', goods))
    assert.equal((await rowOf(goods.key)).stock, 2)
    await bring(ofKind('digital', { ...goods, codes: ['AB-2', 'AB-3'] }))
    assert.deepEqual([(await rowOf(goods.key)).stock, await codesOf(goods.key)], [3, 3])
  })

  test('of a right are as many as there are packets', async () => {
    const goods = some({ stock: 2, rights: [code(['VP-1', 'VP-2'])] })
    await bring(ofKind('vip', goods))
    assert.equal(await codesOf(goods.key, '01'), 2)
    const more = { ...goods, stock: 3, rights: [code([])] }
    assert.match((await problems(ofKind('vip', more)))[0]!, /还能兑换 3 份，券码只够 2 份/)
  })

  test('are told to nobody by an export', async () => {
    await bring(ofKind('digital', some({ stock: undefined, codes: ['SECRET-1'] })))
    assert.ok(!(await exported()).includes('SECRET-1'))
  })
})
