import type { Out } from '@contract/api'
import TenantDetails from '@/pages/steward/tenant-details/page'
import UserAuthList from '@/pages/steward/user-auth-list/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const asked = '/tp5/api/Housekeep/authUserList'
const auth = '/tp5/api/Housekeep/userAuth'
const detail = '/tp5/api/Housekeep/userDetail'
const remove = '/tp5/api/Housekeep/userRemove'
const look = '/tp5/api/Housekeep/look'

type Row = Out<typeof asked>['list'][number]

const waiting: Row = {
  ...{ member_id: 7, name: '王**', village: '清溪村·东苑', state: 'asked', reason: '' },
  ...{ state_text: '等管家确认', joined_at: '2026-11-27T09:00:00+08:00', decided_at: null },
}

const list = at('userAuthList')
const one = at('tenantDetails', { member_id: '7' })

beforeEach(() => {
  session.forget()
  session.signIn(person({ roles: ['steward'] }))
})
afterEach(() => jest.restoreAllMocks())

test('who asks is confirmed with one tap, and refused with a reason that they read', async () => {
  watchNavigation(list)
  serve({ [asked]: { list: [waiting], next: null, asked: 1 }, [auth]: waiting })
  const page = await renderPage(UserAuthList, list)
  expect(page.text()).toContain('等确认 1')
  await page.tap('确认王**')
  expect(requestsTo(auth)).toMatchObject([{ member_id: '7', pass: '1' }])
  await page.tap('不通过王**')
  await page.tap('告诉对方')
  expect(page.text()).toContain('请写明为什么不通过')
  expect(requestsTo(auth)).toHaveLength(1)
})

test('who was confirmed is taken out of the village with a reason that they read', async () => {
  watchNavigation(one)
  const told: Out<typeof detail> = {
    ...{ ...waiting, state: 'approved', state_text: '已确认', phone: '138****0001' },
    ...{ moves: [], looks: [], mine: 0 },
  }
  serve({ [detail]: told, [remove]: { ...waiting, state: 'refused' } })
  const page = await renderPage(TenantDetails, one)
  await page.tap('移出王**')
  await page.tap('移出并告诉对方')
  expect(page.text()).toContain('请写明为什么移出')
  expect(requestsTo(remove)).toHaveLength(0)
  await page.type('原因', '已经搬走')
  await page.tap('移出并告诉对方')
  expect(requestsTo(remove)).toMatchObject([{ member_id: '7', reason: '已经搬走' }])
})

test('a phone is told once somebody has said what it is needed for', async () => {
  watchNavigation(one)
  const told: Out<typeof detail> = {
    ...{ ...waiting, state: 'approved', state_text: '已确认', phone: '138****0001' },
    ...{ moves: [], looks: [], mine: 0 },
  }
  serve({ [detail]: told, [look]: { what: 'phone', value: '13800000001' } })
  const page = await renderPage(TenantDetails, one)
  expect(page.text()).toContain('138****0001')
  await page.tap('查看完整电话')
  await page.tap('记下并查看')
  expect(page.text()).toContain('请写明用途')
  await page.type('用途', '通知停水')
  await page.tap('记下并查看')
  expect(requestsTo(look)).toMatchObject([{ member_id: '7', what: 'phone', reason: '通知停水' }])
  expect(page.text()).toContain('13800000001')
})
