import type { Out } from '@contract/api'
import Seckill from '@/pages/seckill/sales/page'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const sales = '/activity/GoodsActivity/getFlashSalesList'
const first = '/tp5/api/ExchangeShop/OnlineSeckill/defaultTab'
const goods = '/tp5/api/ExchangeShop/OnlineSeckill/goods'

type Session = Out<typeof sales>['sessions'][number]
type Item = Out<typeof goods>['list'][number]

const hourMs = 3600_000
const iso = (inMs: number) => new Date(Date.now() + inMs).toISOString()

const hour = (given: Partial<Session>): Session => ({
  ...{ sale_id: 1, name: '12:00', state: 'open', kinds: 2, reminded: 0, waiting: 0, tip: 0 },
  ...{ starts_at: iso(-hourMs), ends_at: iso(hourMs) },
  ...given,
})

const item = (given: Partial<Item>): Item => ({
  ...{ item_id: 7, sale_id: 1, title: '散养土鸡蛋', image: '', tint: 'a', machine: null },
  ...{ price: { points: 980, gold: 0, money: 0 }, usual: null, total: 20, left: 12, mine: 'none' },
  ...given,
})

const open = hour({})
const ahead = hour({
  sale_id: 2,
  name: '14:00',
  state: 'ahead',
  waiting: 8,
  starts_at: iso(60_000),
})

const here = at('seckill')
let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(here)
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

const show = (...list: Item[]) => {
  serve({ [sales]: { sessions: [open, ahead] }, [first]: { sale_id: 1 }, [goods]: { list } })
  return renderPage(Seckill, here)
}

test('the hour that runs stands first, with what is left of each thing and what there is to do', async () => {
  const page = await show(
    item({}),
    item({ item_id: 8, title: '花生油', left: 2 }),
    item({ item_id: 9, title: '大米', left: 0 }),
    item({ item_id: 10, title: '雨伞', mine: 'ordered' }),
  )
  expect(page.text()).toContain('本场 2 种，每种每人限 1 件')
  expect(page.text()).toMatch(/散养土鸡蛋.*剩 12 件抢/)
  expect(page.text()).toMatch(/花生油.*仅剩 2 件抢/)
  expect(page.text()).toMatch(/大米.*抢光了，有人退出会补候补/)
  expect(page.text()).toMatch(/雨伞.*您已抢到/)
})

test('another hour shows its own things, and how many wait for it', async () => {
  const page = await show(item({}))
  await page.tap('14:00未开始')
  expect(requestsTo(goods).map(({ sale_id }) => sale_id)).toEqual(['1', '2'])
  expect(page.text()).toContain('8 位邻居在等')
  expect(page.text()).not.toContain('剩 12 件')
})

test('a row leads to its thing', async () => {
  const page = await show(item({}))
  await page.tap(document.querySelector('button[role=link]')!.textContent)
  expect(navigation.navigateTo.mock.calls).toMatchObject([
    [{ url: pageUrl('seckillGoods', { item_id: '7' }) }],
  ])
})
