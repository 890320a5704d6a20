import type { Out } from '@contract/api'
import AfterSalesDetails from '@/pages/customer/after-sales-details/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const group = '/tp5/api/AfterSaleDesk'
const detail = `${group}/detail` as const
const approve = `${group}/approve` as const
const refuse = `${group}/refuse` as const

type Case = Out<typeof detail>

const no = 'LS202611280900000001'
const waiting = (given: Partial<Case> = {}): Case => ({
  ...{ after_sale_no: no, order_sn: 'LJ202611280900000001', seller: 'shop' },
  ...{ title: '香皂', image: '/static/goods/soap.svg', tint: 'a', number: 1 },
  ...{ points: 200, gold: 0, money: 990, kind: 'refund', kind_text: '仅退款' },
  ...{ state: 'applied', state_text: '待处理', reason: '其他原因', description: '碎了角' },
  ...{ created_at: '2026-11-28T09:00:00+08:00', due_at: '2026-11-30T09:00:00+08:00' },
  ...{ late: 0, keeper: '', answer: '', pictures: [], video: '', sent_back: null, parcel: null },
  ...{ timeline: [], customer: '周**', freight: '', hidden: 0, yes: '立即退款' },
  ...{ no: '不同意，售后结束', proposed_by: '', messages: [], records: [] },
  actions: ['say', 'refuse', 'part', 'approve'],
  ...given,
})

const here = at('afterSalesDetails', { after_sale_no: no })
beforeEach(() => {
  watchNavigation(here)
  session.signIn(person())
})
afterEach(() => jest.restoreAllMocks())

const changed = { after_sale_no: no, state: 'refunding', state_text: '退款中' } as const

test('says what a yes comes to before it is said', async () => {
  serve({ [detail]: waiting(), [approve]: { ...changed, proposed: 0 } })
  const page = await renderPage(AfterSalesDetails, here)
  expect(page.text()).toContain('周**')
  await page.tap('通过')
  expect(page.text()).toContain('通过就是：立即退款')
  expect(requestsTo(approve)).toEqual([])
  await page.tap('确认通过')
  expect(requestsTo(approve)).toMatchObject([{ after_sale_no: no }])
})

test('a part is never more than was asked for, and has a reason', async () => {
  serve({ [detail]: waiting(), [approve]: { ...changed, proposed: 0 } })
  const page = await renderPage(AfterSalesDetails, here)
  await page.tap('退一部分')
  await page.type('退积分', '201')
  await page.tap('退这么多')
  expect(page.text()).toContain('最多退申请的数')
  expect(page.text()).toContain('请写明为什么只退一部分')
  await page.type('退积分', '120')
  await page.type('退款，元', '4.5')
  await page.type('原因，顾客会看到', '碎的那块不退')
  await page.tap('退这么多')
  const part = { points: '120', gold: '0', money: '450', reason: '碎的那块不退' }
  expect(requestsTo(approve)).toMatchObject([part])
})

test('a no wants a reason', async () => {
  serve({ [detail]: waiting(), [refuse]: changed })
  const page = await renderPage(AfterSalesDetails, here)
  await page.tap('拒绝')
  await page.tap('确定拒绝')
  expect(page.text()).toContain('请写明原因')
  expect(requestsTo(refuse)).toEqual([])
})

test('where nothing waits there is nothing to press', async () => {
  serve({ [detail]: waiting({ state: 'refunded', state_text: '已退款', actions: [], yes: '' }) })
  const page = await renderPage(AfterSalesDetails, here)
  expect(page.text()).not.toContain('通过')
})
