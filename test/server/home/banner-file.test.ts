import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bannerCommand } from '@server/areas/home/banners'
import { type House, openHouse } from '../harness/openHouse'
import { commanding } from '../importing/commanding'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const { bring, problems, run } = commanding(bannerCommand, () => house)

let made = 0
const some = (given: object = {}) => ({
  key: `market-${++made}`,
  title: '邻里\n早集',
  picture: 'banners/harvest.svg',
  position: 9,
  ...given,
})
const shown = async () => (await house.ask('/tp5/api/Index/page', {})).banners

test('a banner opens the goods that it names, and is changed by its key', async () => {
  const banner = some({ goods: 'rice' })
  await bring({ banners: [banner] })
  const { rows } = await house.database.pool.query<{ id: number }>(
    `select goods_id::int as id from exchange_goods where goods_key = 'rice'`,
  )
  const last = (await shown()).at(-1)
  assert.deepEqual([last?.title, last?.goods_id], ['邻里\n早集', rows[0]!.id])
  await bring({ banners: [{ ...banner, title: '收摊', ends_at: '2020-01-01T00:00:00+08:00' }] })
  assert.ok((await shown()).every(({ title }) => title !== '邻里\n早集' && title !== '收摊'))
  assert.match((await run('list')).join('\n'), new RegExp(`${banner.key}  收摊  .*到 2020-01-01`))
})

test('what a banner cannot show or open is told by its line', async () => {
  const told = async (given: object) => (await problems({ banners: [some(given)] })).join('\n')
  assert.match(
    await told({ goods: 'nothing' }),
    /^第 8 行 banners\[1\].goods：商城里没有商品 nothing$/,
  )
  assert.match(
    await told({ picture: 'banners/none.svg' }),
    /banners\[1\].picture：.*没有 banners\/none/,
  )
  assert.match(await told({ link: 'https://elsewhere' }), /banners\[1\].link：/)
  assert.match(await told({ ends_at: 'tomorrow' }), /banners\[1\].ends_at：应为带时区的时间/)
})

test('a banner written twice in a file is told', async () => {
  const banner = some()
  assert.match(
    (await problems({ banners: [banner, banner] })).join(),
    /banners\[2\].key：.*前面已经有了/,
  )
})
