import MachineGoods from '@/pages/machine/machine-goods/page'
import { measure } from '@/platform/location'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../../pages/renderPage'
import { requestsTo, serve } from '../../pages/serve'

jest.mock('@/platform/http')
jest.mock('@/platform/location')

const stand = '/tp5/api/ExchangeShop/OfflineGoods/stand'
const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
const here = { latitude: 30.379, longitude: 120.021, accuracy: 15, age: 1 }

const machine = {
  machine_id: 7,
  machine_sn: 'LJ-0107',
  name: '清溪村西苑 01',
  village: '清溪村',
  address: '西苑北门',
  latitude: 30.379,
  longitude: 120.021,
  distance: 20,
  state: 'online' as const,
}
const goods = {
  offline_goods_id: 9,
  slot_no: 'A1',
  title: '汽水',
  intro: '',
  image: '',
  tint: 'a' as const,
  points: 30,
  gold: 0,
  money: 0,
  stock: 3,
  limit_per_day: 0,
  state: 'ready' as const,
}
const ways = { standing: 0, kept: { minutes: 60, reason: '' } }
const ticket = {
  ...{ ticket: 't', expire_seconds: 300, machine, goods, pay: 'points' as const },
  ...{ amount: 30, balance: 100, ...ways },
}
const placed = { order_sn: 'LM1', state: 'kept' as const, amount: 30, balance: 70 }

async function openGoods(standing = 0, reason = '') {
  const place = at('machineGoods', { machine_id: '7', offline_goods_id: '9', exchange_type: '1' })
  watchNavigation(place)
  session.signIn(person())
  const mine = { points: 100, gold: 0, bought_today: 0, standing, kept: { minutes: 60, reason } }
  serve({
    '/tp5/api/ExchangeShop/OfflineGoods/detail': { machine, goods, mine },
    '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': ticket,
    [exchange]: placed,
    [stand]: { machine_id: 7, seconds: 300 },
  })
  const page = await renderPage(MachineGoods, place)
  await page.tap('确认，扣 30 积分')
  return page
}

beforeEach(() => {
  session.forget()
  jest.mocked(measure).mockReset().mockResolvedValue(here)
})
afterEach(() => jest.restoreAllMocks())

test('nothing is ordered before it is said who stands where', async () => {
  const page = await openGoods()
  expect(page.text()).toContain('机器只给站在它前面的人出货')
  expect(requestsTo(exchange)).toHaveLength(0)
  await page.tap('我在机器前，现在出货')
  expect(requestsTo(stand)).toMatchObject([
    { machine_sn: 'LJ-0107', latitude: '30.379', accuracy: '15', age: '1' },
  ])
  expect(requestsTo(exchange)).toMatchObject([{ ticket: 't', take: 'now' }])
})

test('a chosen village is not where the phone is', async () => {
  session.lookAt({ name: '清溪村', latitude: 30.3, longitude: 120.2 })
  const page = await openGoods()
  await page.tap('我在机器前，现在出货')
  expect(requestsTo(stand)).toMatchObject([{ latitude: '30.379', longitude: '120.021' }])
})

test('who is elsewhere orders it to be kept, without telling where', async () => {
  const page = await openGoods()
  await page.tap('先下单，60 分钟内来取')
  expect(requestsTo(stand)).toHaveLength(0)
  expect(requestsTo(exchange)).toMatchObject([{ take: 'later' }])
})

test('who is known to stand there is asked once more, and not measured again', async () => {
  const page = await openGoods(120)
  expect(page.text()).toContain('刚才已经确认您在清溪村西苑 01前')
  await page.tap('我在机器前，现在出货')
  expect(measure).not.toHaveBeenCalled()
  expect(requestsTo(exchange)).toMatchObject([{ take: 'now' }])
})

test('a refusal and a phone that says nothing are told beside the other ways', async () => {
  const page = await openGoods()
  jest.mocked(measure).mockResolvedValue(undefined)
  await page.tap('我在机器前，现在出货')
  expect(page.text()).toContain('没有拿到位置')
  jest.mocked(measure).mockResolvedValue(here)
  serve({ [stand]: refused(2321, '您离这台机器约 3.2 公里') })
  await page.tap('我在机器前，现在出货')
  expect(page.text()).toContain('您离这台机器约 3.2 公里')
  expect(page.button('先下单，60 分钟内来取')).toBeTruthy()
  expect(requestsTo(exchange)).toHaveLength(0)
})

test('who let goods wait in vain is told why nothing is kept', async () => {
  const page = await openGoods(0, '您最近 30 天有 3 单没来取，请到机器前现在拿')
  expect(page.text()).toContain('有 3 单没来取')
  await page.tap('先下单，60 分钟内来取')
  expect(requestsTo(exchange)).toHaveLength(0)
})
