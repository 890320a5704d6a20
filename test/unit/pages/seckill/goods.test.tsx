import { createHash } from 'node:crypto'
import type { Out } from '@contract/api'
import SeckillGoods from '@/pages/seckill/goods/page'
import { shareAs } from '@/platform/share'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/share')

const base = '/tp5/api/ExchangeShop/OnlineSeckill/'
const detailPath = `${base}detail` as const
const result = `${base}pushResult` as const
const check = `${base}checkExchange` as const
const push = `${base}push` as const
const leave = `${base}leave` as const

type Detail = Out<typeof detailPath>
type Place = Out<typeof push>

const price = { points: 980, gold: 0, money: 0 }
const hourMs = 3600_000
const iso = (inMs: number) => new Date(Date.now() + inMs).toISOString()

const detail = (given: Partial<Detail> = {}): Detail => ({
  ...{ item_id: 7, sale_id: 2, machine: null, title: '散养土鸡蛋', image: '', tint: 'a', price },
  usual: { points: 1680, gold: 0, money: 0 },
  ...{ total: 6, left: 2, mine: 'none', intro: '', details: [], rules: ['一人一件'] },
  session: {
    ...{ sale_id: 2, name: '12:00', state: 'open', kinds: 1, reminded: 0, waiting: 0, tip: 0 },
    starts_at: iso(-hourMs),
    ends_at: iso(hourMs),
  },
  proof: { promised: 'ab12', seed: '', mine: null },
  ...given,
})

const place = (given: Partial<Place> = {}): Place => ({
  ...{ item_id: 7, state: 'none', state_text: '', ahead: 0, chance: '', gone: 0 },
  ...{ ask_after: 0, order_sn: '' },
  ...given,
})

const address = {
  ...{ address_id: 5, name: '李明', phone: '139****5678', region_code: '330110', is_default: 1 },
  ...{ province: '浙江省', city: '杭州市', district: '余杭区', detail: '东苑 1 幢' },
}
const book = { list: [address], max: 20 } as unknown as Out<'/user/address/index'>
const may: Out<typeof check> = {
  ...{ reason: '', price, purse: { points: 2000, gold: 0 }, address_id: 5, address: '李明' },
}

const here = at('seckillGoods', { item_id: '7' })
let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(here)
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

test('an address that names no goods leads to the sales', async () => {
  const page = await renderPage(SeckillGoods, at('seckillGoods'))
  await page.tap('去秒杀页')
  expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('seckill') }]])
})

test('signed out it shows what is sold, and leads to sign-in and back', async () => {
  serve({ [detailPath]: detail() })
  const page = await renderPage(SeckillGoods, here)
  expect(page.text()).toContain('平时 1680 积分')
  expect(page.text()).toContain('仅剩 2 件，共 6 件')
  await page.tap('登录后抢')
  expect(session.returnLocation).toEqual(here)
})

test('goes to a chat with its own name, hour and picture', async () => {
  serve({ [detailPath]: detail() })
  await renderPage(SeckillGoods, here)
  expect(jest.mocked(shareAs).mock.lastCall).toEqual([
    { title: '散养土鸡蛋，12:00 场整点秒杀', image: '/cards/seckill/7.png' },
  ])
})

describe('the draw of who came early', () => {
  const { user_id } = person()
  const print = (words: string) => createHash('sha256').update(words).digest('hex')
  const seed = 'c0ffee'
  const mine = { user_id, print: print(seed + user_id), rank: 3 }
  const told = async (proof: Detail['proof']) => {
    serve({ [detailPath]: detail({ proof }), [result]: place() })
    return (await renderPage(SeckillGoods, here)).text()
  }

  test('is done again on the phone for who came later, as far as that goes', async () => {
    const words = await told({ promised: print(seed), seed, mine: null })
    expect(words).toContain('核对通过：随机数没有换过')
    expect(words).not.toContain('您的指纹')
  })

  test('is done again on the phone for who was in it', async () => {
    session.signIn(person())
    const words = await told({ promised: print(seed), seed, mine })
    expect(words).toContain('核对通过：随机数没有换过，您的指纹也一样')
    expect(words).toContain(`手机算出您的指纹：${mine.print}`)
    expect(words).toContain('您排在第 3 位')
  })

  test('says so where the seed is not the one that was promised', async () => {
    session.signIn(person())
    const words = await told({ promised: print('another'), seed, mine })
    expect(words).toContain('对不上：随机数和开场前公布的指纹不符')
    expect(words).not.toContain('核对通过')
  })

  test('says so where somebody was put in line by another print, or as somebody else', async () => {
    session.signIn(person())
    const promised = print(seed)
    const other = '01890000-0000-7000-8000-000000000002'
    for (const wrong of [
      { ...mine, print: print(`${seed}0`) },
      { ...mine, user_id: other, print: print(seed + other) },
    ])
      expect(await told({ promised, seed, mine: wrong })).toContain('对不上：您的指纹')
  })

  test('is not judged before the seed is told', async () => {
    const words = await told({ promised: print(seed), seed: '', mine: null })
    expect(words).not.toMatch(/核对通过|对不上/)
  })
})

describe('signed in', () => {
  beforeEach(() => session.signIn(person()))

  test('a place is taken with an address, once', async () => {
    serve({
      [detailPath]: detail(),
      [result]: place(),
      [check]: may,
      '/user/address/index': book,
      [push]: place({ state: 'waiting', state_text: '正在排队，前面 3 位' }),
    })
    const page = await renderPage(SeckillGoods, here)
    await page.tap('抢一件')
    await page.tap('排队，寄到这里', 2)
    expect(requestsTo(push)).toMatchObject([{ item_id: '7', address_id: '5' }])
  })

  test('why not is said before anything is asked', async () => {
    serve({
      [detailPath]: detail(),
      [result]: place(),
      [check]: { ...may, reason: '积分不够' },
    })
    const page = await renderPage(SeckillGoods, here)
    await page.tap('抢一件')
    expect(page.text()).toContain('积分不够')
    expect(page.text()).not.toContain('排队，寄到这里')
  })

  test('who waits sees how far it is, and may go', async () => {
    const waiting = place({
      state: 'waiting',
      state_text: '正在排队，前面 3 位',
      chance: '机会不大：剩 2 件，要有 2 位退出或没付款，才轮到您',
      ask_after: 60_000,
    })
    serve({ [detailPath]: detail(), [result]: waiting, [leave]: place({ state: 'left' }) })
    const page = await renderPage(SeckillGoods, here)
    expect(page.text()).toContain('前面 3 位')
    expect(page.text()).toContain('要有 2 位退出或没付款')
    await page.tap('不排了')
    expect(requestsTo(leave)).toMatchObject([{ item_id: '7' }])
  })

  test('who waits asks for nothing more often than the server wants', async () => {
    const wait = jest.spyOn(globalThis, 'setTimeout')
    const waiting = place({ state: 'waiting', state_text: '正在排队', ask_after: 47_000 })
    serve({ [detailPath]: detail(), [result]: waiting })
    await renderPage(SeckillGoods, here)
    const pauses = wait.mock.calls.map(([, ms]) => ms)
    expect(pauses.filter((ms) => ms === 47_000)).toHaveLength(2)
  })

  test('who has been granted a piece waits for the order, and gives nothing up', async () => {
    const granted = place({
      state: 'granted',
      state_text: '抢到了，正在替您下单',
      ask_after: 60_000,
    })
    serve({ [detailPath]: detail({ left: 0 }), [result]: granted })
    const page = await renderPage(SeckillGoods, here)
    expect(page.text()).toContain('正在替您下单，请稍等')
    expect(page.text()).not.toContain('不排了')
  })

  test('what is gone can be waited for; what is over leads on', async () => {
    serve({ [detailPath]: detail({ left: 0 }), [result]: place() })
    expect((await renderPage(SeckillGoods, here)).text()).toContain('候补')
    const { session: sale } = detail()
    serve({ [detailPath]: detail({ session: { ...sale, state: 'over' } }), [result]: place() })
    const page = await renderPage(SeckillGoods, here)
    await page.tap('看看下一场')
    expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('seckill') }]])
  })

  test('what I got is one tap away, and an answer that fails says so', async () => {
    serve({
      [detailPath]: detail(),
      [result]: place({ state: 'ordered', state_text: '抢到了', order_sn: 'LJ1' }),
    })
    const page = await renderPage(SeckillGoods, here)
    await page.tap('看抢到的')
    expect(navigation.navigateTo.mock.calls).toMatchObject([
      [{ url: pageUrl('seckillSuccess', { order_sn: 'LJ1' }) }],
    ])
    serve({ [detailPath]: refused(404, '没有这件秒杀商品，看看别的吧') })
    expect((await renderPage(SeckillGoods, at('seckillGoods', { item_id: '9' }))).text()).toContain(
      '没有这件秒杀商品',
    )
  })
})
