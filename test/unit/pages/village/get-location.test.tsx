import { locate } from '@/platform/location'
import GetLocation from '@/pages/village/get-location/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/location')

const join = '/tp5/api/Village/userBind'
const village = {
  village_id: 3,
  name: '柳湾村·北里',
  latitude: 30.4021,
  longitude: 120.0513,
  distance: null,
}
const lists = { '/tp5/api/Index/villages': { list: [village] } }
const free = { village: null, may_change: 1, may_change_at: null, kept_days: 30 } as const
const joined = {
  ...{ village_id: 3, name: village.name, joined_at: '2026-03-09T10:00:00+08:00' },
  ...({ state: 'asked', state_text: '等管家确认', reason: '' } as const),
} as const
const bound = {
  village: { ...joined, village_id: 1, name: '清溪村·东苑' },
  may_change: 0,
  may_change_at: '2026-04-08T10:00:00+08:00',
  kept_days: 30,
} as const

beforeEach(() => {
  session.forget()
  watchNavigation(at('getLocation'))
})
afterEach(() => jest.restoreAllMocks())
const open = () => renderPage(GetLocation, at('getLocation'))

test('a village becomes mine, and home looks from there', async () => {
  session.signIn(person())
  serve({ ...lists, '/tp5/api/Village/mine': free, [join]: joined })
  const page = await open()
  expect(page.text()).toContain('住满 30 天')
  await page.tap(village.name)
  await page.tap('设为我的村')
  expect(requestsTo(join)).toMatchObject([{ village_id: '3' }])
  expect(session.place).toMatchObject({ latitude: 30.4021, longitude: 120.0513 })
  expect(session.position).toBeNull()
})

test('whoever has one sees from when on it may change, and can look around meanwhile', async () => {
  session.signIn(person())
  serve({ ...lists, '/tp5/api/Village/mine': bound })
  const page = await open()
  expect(page.text()).toContain('2026-04-08 起可以')
  await page.tap(village.name)
  expect(page.text()).toContain('您现在住清溪村·东苑')
  expect(page.text()).not.toContain('设为我的村')
  await page.tap('只看这里的集市')
  expect(requestsTo(join)).toHaveLength(0)
  expect(session.lookedAt?.name).toBe(village.name)
})

test('whoever was not confirmed reads why, and may ask again', async () => {
  session.signIn(person())
  const told = { state: 'refused', state_text: '没有通过', reason: '名册上没有' } as const
  const refusedThere = { ...joined, ...told }
  serve({
    ...{ ...lists, [join]: joined },
    '/tp5/api/Village/mine': {
      ...bound,
      village: refusedThere,
      may_change: 1,
      may_change_at: null,
    },
  })
  const page = await open()
  expect(page.text()).toContain('没有通过的原因：名册上没有')
  await page.tap(village.name)
  expect(page.text()).toContain('上次没有通过：名册上没有')
  await page.tap('再申请一次')
  expect(requestsTo(join)).toMatchObject([{ village_id: '3' }])
})

test('a refusal is told in the sheet', async () => {
  session.signIn(person())
  serve({ ...lists, '/tp5/api/Village/mine': free, [join]: refused(429, '要住满 30 天才能再换') })
  const page = await open()
  await page.tap(village.name)
  await page.tap('设为我的村')
  expect(page.text()).toContain('要住满 30 天才能再换')
  expect(session.place).toBeNull()
})

test('a visitor looks around, and signs in to belong', async () => {
  serve(lists)
  const page = await open()
  await page.tap(village.name)
  await page.tap('登录后设为我的村')
  expect(session.returnLocation).toEqual({ name: 'getLocation', params: {} })
})

test('a position that was refused says where it is allowed again', async () => {
  jest.mocked(locate).mockResolvedValue(undefined)
  serve(lists)
  const page = await open()
  await page.tap('使用当前位置')
  expect(page.text()).toContain('允许这个网站使用位置')
  expect(page.button('再试一次')).not.toBeNull()
})
