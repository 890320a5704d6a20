import Index from '@/pages/tabs/index/page'
import Notices from '@/pages/notice/notices/page'
import { noticesSeen } from '@/session/noticesSeen'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const changed_at = '2026-03-09T10:00:00+08:00'
const notice = {
  notice_id: 1,
  title: '停水通知',
  text: '周一停水',
  version: 2,
  changed_at,
  link: '',
}
const read = '/user/common/setSeeStatus'
const answers = {
  '/tp5/api/Index/notices': { list: [notice], seen_at: null },
  [read]: { seen_at: '2026-03-09T11:00:00+08:00' },
  '/tp5/api/ExchangeShop/Goods/lists': { list: [], next: null },
  '/tp5/api/Index/page': {
    village: null,
    banners: [],
    notices: [{ notice_id: 1, text: notice.title, changed_at }],
    notices_seen_at: null,
    entries: [],
    week: null,
    strips: [],
  },
}

beforeEach(() => {
  session.forget()
  noticesSeen.forget()
  serve(answers)
})
afterEach(() => jest.restoreAllMocks())

const open = () => {
  watchNavigation(at('notices'))
  return renderPage(Notices, at('notices'))
}
const openHome = () => {
  watchNavigation(at('index'))
  return renderPage(Index, at('index'))
}

test('home counts what is new, until it was read; a visitor is remembered on the phone', async () => {
  expect((await openHome()).text()).toContain('1 条新')
  const page = await open()
  expect(page.text()).toContain('周一停水')
  expect(page.text()).toContain('2026-03-09 更新，第 2 版')
  expect(document.body.textContent).toContain('新')
  expect(requestsTo(read)).toHaveLength(0)
  expect((await openHome()).text()).not.toContain('1 条新')
})

test('who is signed in has it remembered by the server', async () => {
  session.signIn(person())
  await open()
  expect(requestsTo(read)).toHaveLength(1)
})
