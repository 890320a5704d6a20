import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Card } from '@server/areas/card'
import { drawCard } from '@server/areas/sharing/cards/draw-card'
import { colours } from '@server/areas/sharing/cards/look'
import { type House, openHouse } from '../harness/openHouse'
import { coloursOf, type Decoded, decoded, isBare } from '../harness/png'

const themes = fs.readFileSync(path.join(__dirname, '../../../src/tokens/_themes.scss'), 'utf8')

let house: House
before(async () => {
  const now = new Date()
  house = await openHouse({ clock: () => now })
})
after(() => house.close())

const look = (address: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url: address, headers })

const someGoods = async () => {
  const { list } = await house.ask('/tp5/api/ExchangeShop/Goods/lists', {})
  return list
}

const someCampaigns = async () => {
  const { list } = await house.ask('/tp5/api/Campaign/lists', {})
  return list
}

describe('the picture of a card', () => {
  test('of goods and of a campaign is a PNG, five by four, of many colours', async () => {
    const [goods] = await someGoods()
    const [campaign] = await someCampaigns()
    for (const address of [
      `/cards/goods/${goods!.goods_id}.png`,
      `/cards/campaign/${campaign!.key}.png`,
    ]) {
      const reply = await look(address)
      assert.equal(reply.statusCode, 200)
      assert.equal(reply.headers['content-type'], 'image/png')
      const picture = await decoded(reply.rawPayload)
      assert.ok(isBare(reply.rawPayload))
      assert.deepEqual([picture.width, picture.height], [500, 400])
      assert.ok(coloursOf(picture, 0, 400).size > 50)
      assert.ok(reply.rawPayload.length < 60_000)
    }
  })

  test('is another one for other things', async () => {
    const [one, other] = await someGoods()
    const pictures = await Promise.all(
      [one, other].map(async (goods) => (await look(`/cards/goods/${goods!.goods_id}.png`)).body),
    )
    assert.notEqual(pictures[0], pictures[1])
  })

  test('is not sent again to who has it', async () => {
    const [goods] = await someGoods()
    const address = `/cards/goods/${goods!.goods_id}.png`
    const { etag, 'cache-control': cache } = (await look(address)).headers
    assert.equal(cache, 'public, max-age=3600')
    const again = await look(address, { 'if-none-match': etag as string })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
    await house.database.pool.query(
      `update exchange_goods set ways = '[{"points": 77, "gold": 0, "money": 0}]'
       where goods_id = $1`,
      [goods!.goods_id],
    )
    assert.equal((await look(address, { 'if-none-match': etag as string })).statusCode, 200)
  })

  test('of what is not there is not there either', async () => {
    for (const address of [
      '/cards/goods/999999999.png',
      '/cards/goods/12345678901234.png',
      '/cards/goods/rice.png',
      '/cards/campaign/nobody.png',
      '/cards/campaign/7.svg',
      '/cards/constructor/7.png',
      '/cards/goods/..%2f7.png',
    ])
      assert.equal((await look(address)).statusCode, 404, address)
  })

  test('is refused to a home that asks for too many', async () => {
    const asked = Array.from({ length: 242 }, () =>
      look('/cards/goods/999999999.png', { 'x-forwarded-for': '203.0.113.77' }),
    )
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    assert.deepEqual(new Set(statuses), new Set([404, 429]))
  })
})

describe('what a card shows', () => {
  const rice: Card = {
    title: '东北大米五公斤',
    price: '1,290 积分',
    note: '',
    tint: 'a',
    picture: '/static/goods/rice.svg',
  }
  const draw = async (card: Card) => decoded(await drawCard(card))
  const differing = (one: Decoded, other: Decoded) => {
    const rows = Array.from({ length: one.height }, (_, y) => y)
    const columns = Array.from({ length: one.width }, (_, x) => x)
    return rows.filter((y) => columns.some((x) => one.at(x, y) !== other.at(x, y)))
  }

  test('another name changes the rows of the name alone', async () => {
    const rows = differing(await draw(rice), await draw({ ...rice, title: '东北小米五公斤' }))
    assert.ok(rows.length > 10)
    assert.ok(rows.every((y) => y > 240 && y < 330))
  })

  test('another price changes what stands below it', async () => {
    const rows = differing(await draw(rice), await draw({ ...rice, price: '990 积分' }))
    assert.ok(rows.length > 10 && rows.every((y) => y > 330))
  })

  test('the thing is drawn on its ground; the mark stands for a picture that cannot be', async () => {
    const shown = await draw(rice)
    assert.equal(shown.at(2, 2), colours.ta.slice(1))
    assert.ok(coloursOf(shown, 60, 230).size > 20)
    const [gone, elsewhere, unknown] = await Promise.all(
      [
        '/static/goods/gone.jpg',
        'https://pictures.example/rice.jpg',
        '/static/goods/../brand/mark.svg',
      ].map((picture) => draw({ ...rice, picture })),
    )
    assert.deepEqual(differing(gone!, unknown!), [])
    assert.deepEqual(differing(elsewhere!, unknown!), [])
    assert.ok(differing(shown, gone!).length > 100)
  })

  test('a photograph is shown as a drawing is', async () => {
    const photograph = await draw({ ...rice, picture: '/static/brand/share.png' })
    const rows = differing(await draw(rice), photograph)
    assert.ok(rows.length > 150 && rows.every((y) => y >= 40 && y < 224))
  })

  test('everything stands in the square that the timeline leaves', async () => {
    const long = { ...rice, title: '一'.repeat(60), price: '1,234,567 积分 + ¥1,234.50' }
    const picture = await draw(long)
    for (let y = 0; y < picture.height; y++)
      for (const x of [0, 25, 49, 450, 475, 499])
        assert.ok(
          [colours.ta, colours.surface].some((plain) => plain.slice(1) === picture.at(x, y)),
        )
  })

  test('the colours are those of the app by daylight', () => {
    const [, light = ''] = /@mixin light \{([^}]*)\}/.exec(themes) ?? []
    for (const [name, value] of Object.entries(colours)) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      assert.ok(light.includes(`--${token}: ${value};`), token)
    }
  })

  test('signs that no font has are left out', async () => {
    const { title } = rice
    assert.deepEqual(differing(await draw(rice), await draw({ ...rice, title: `${title}🧧` })), [])
  })
})
