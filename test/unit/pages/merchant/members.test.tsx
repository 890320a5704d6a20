import type { Out } from '@contract/api'
import MerchantStaff from '@/pages/merchant/staff/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/VillageEnter/staff'
const addStaff = '/tp5/api/VillageEnter/addStaff'
const removeStaff = '/tp5/api/VillageEnter/removeStaff'

type Member = Out<typeof path>['list'][number]

const keeper: Member = { user_id: 'u1', name: '陈店长', phone: '138****0011', owner: 1, me: 1 }
const clerk: Member = { user_id: 'u2', name: '小周', phone: '139****0012', owner: 0, me: 0 }

const here = at('merchantStaff')
beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person({ roles: ['merchant'] }))
})
afterEach(() => jest.restoreAllMocks())

const open = (owner: 0 | 1) => {
  serve({
    [path]: { list: [keeper, clerk], most: 20, owner },
    [addStaff]: {},
    [removeStaff]: {},
  })
  return renderPage(MerchantStaff, here)
}

test('the owner is asked once more before somebody may not redeem any longer', async () => {
  const page = await open(1)
  expect(() => page.button('移除陈店长')).toThrow()
  await page.tap('移除小周')
  expect(page.text()).toContain('他马上不能再核销')
  expect(requestsTo(removeStaff)).toEqual([])
  await page.tap('移除')
  expect(requestsTo(removeStaff)).toMatchObject([{ user_id: 'u2' }])
})

test('somebody is added by the phone of their account', async () => {
  const page = await open(1)
  await page.type('店员的手机号', '138')
  await page.tap('添加店员')
  expect(requestsTo(addStaff)).toEqual([])
  await page.type('店员的手机号', '13800000013')
  await page.tap('添加店员', 2)
  expect(requestsTo(addStaff)).toMatchObject([{ phone: '13800000013' }])
})

test('who works there reads who does, and changes nothing', async () => {
  const page = await open(0)
  expect(page.text()).toContain('小周')
  expect(page.text()).toContain('添加和移除店员请找店主')
  expect(() => page.button('移除小周')).toThrow()
})
