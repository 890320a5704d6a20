import type { Out } from '@contract/api'
import Messages from '@/pages/message/messages/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const list = '/tp5/api/Message/messagePage'
const click = '/tp5/api/Message/messagePageClick'

type Message = Out<typeof list>['list'][number]

const message = (nth: number, given: Partial<Message> = {}): Message => ({
  message_id: `0198a000-0000-7000-8000-00000000000${nth}`,
  subject: 'order',
  title: '商品已发出',
  text: `“搪瓷缸 ${nth}”已交给顺丰速运`,
  link: `/exchangeShop/OrderDetails/EX${nth}`,
  created_at: '2025-03-09T10:00:00+08:00',
  read: 0,
  ...given,
})

const page = (messages: Message[]): Out<typeof list> => ({
  list: messages,
  next: null,
  unread: messages.filter(({ read }) => read === 0).length,
  kept_days: 180,
})

let navigation: ReturnType<typeof watchNavigation>
const open = async (messages: Message[]) => {
  serve({ [list]: page(messages), [click]: { unread: 0 } })
  return renderPage(Messages, at('messages'))
}
beforeEach(() => {
  session.forget()
  session.signIn(person())
  navigation = watchNavigation(at('messages'))
})

test('lists them by day, each day headed once', async () => {
  await open([message(3), message(2), message(1, { created_at: '2025-03-08T10:00:00+08:00' })])
  const heads = [...document.querySelectorAll('[role=heading][aria-level="2"]')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['3月9日 星期日', '3月8日 星期六'])
})

test('a tap leads to what it tells of and notes that it was read', async () => {
  const shown = await open([message(1), message(2, { read: 1, title: '退款已退回' })])
  expect(shown.text()).toContain('1 条未读')
  await shown.tap('未读，商品已发出，“搪瓷缸 1”已交给顺丰速运，2025-03-09')
  expect(requestsTo(click)).toMatchObject([{ message_id: message(1).message_id }])
  const [{ url }] = navigation.navigateTo.mock.lastCall!
  expect(url).toBe('/pages/order/order-details/page?order_sn=EX1')
})

test('what was read already is not noted again', async () => {
  const shown = await open([message(1, { read: 1 })])
  await shown.tap('商品已发出，“搪瓷缸 1”已交给顺丰速运，2025-03-09')
  expect(requestsTo(click)).toHaveLength(0)
  expect(shown.text()).toContain('消息保留 180 天')
})

test('all can be read at once', async () => {
  const shown = await open([message(1), message(2)])
  await shown.tap('全部已读')
  expect(requestsTo(click)).toHaveLength(1)
  expect(requestsTo(click)[0]).not.toHaveProperty('message_id')
})

test('who has none reads what will be here', async () => {
  expect((await open([])).text()).toContain('还没有消息')
})
