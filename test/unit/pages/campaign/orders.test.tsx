import { CampaignOrder } from '@/pages/campaign/campaign-orders/CampaignOrder'
import type { CampaignOrder as Order } from '@/parts/campaign/campaign'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'

jest.mock('@/platform/http')

const order = (changes: Partial<Order>): Order => ({
  order_sn: 'LC202611210927000028',
  state: 'done',
  state_text: '已完成',
  pay: 'money',
  amount: 990,
  expires_at: null,
  receipt_id: '',
  actions: ['afterSale'],
  note: '',
  key: 'blind-box',
  title: '邻里盲盒',
  link: '/subjectPage?key=blind-box',
  image: '/static/goods/mug.svg',
  tint: 'a',
  created_at: '2026-11-21T01:27:00.000Z',
  ...changes,
})

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('campaignOrders'))
  session.signIn(person())
})

const open = (changes: Partial<Order> = {}) =>
  renderPage(
    () => <CampaignOrder order={order(changes)} onRefund={() => undefined} />,
    at('campaignOrders'),
  )

test('what was paid in money leads to its invoice', async () => {
  const page = await open()
  await page.tap('发票')
  expect(navigation.navigateTo).toHaveBeenCalledWith({
    url: '/pages/invoice/invoice/page?order_sn=LC202611210927000028',
  })
})

test.each<[string, Partial<Order>]>([
  ['paid in points', { pay: 'points' }],
  ['not opened yet', { state: 'paid', actions: ['open', 'refund'] }],
  ['given back', { state: 'refunded', actions: [] }],
])('what was %s has none', async (_what, changes) => {
  const page = await open(changes)
  expect(page.text()).toContain('邻里盲盒')
  expect(page.text()).not.toContain('发票')
})
