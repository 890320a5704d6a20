import type { Out } from '@contract/api'
import Reminders from '@/pages/message/reminders/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const get = '/user/common/getMessage'
const set = '/user/common/setMessage'

type Wanted = Out<typeof get>

const wanted = (sms: 0 | 1): Wanted => ({
  list: [
    { subject: 'order', wechat: 1, sms: 1, grants: 2, templates: ['parcel', 'refund'] },
    { subject: 'activity', wechat: 1, sms, grants: 0, templates: ['begins'] },
  ],
  sms_a_day: 3,
})
const calls = { [get]: wanted(0), [set]: wanted(1) }

beforeEach(() => {
  session.forget()
  session.signIn(person())
  watchNavigation(at('reminders'))
  serve(calls)
})

const isOn = (label: string) =>
  document.querySelector(`[role=switch][aria-label="${label}"]`)?.getAttribute('aria-checked')

test('says by which ways each subject is told, and how many WeChat may still send', async () => {
  const page = await renderPage(Reminders, at('reminders'))
  expect(isOn('订单和售后，短信')).toBe('true')
  expect(isOn('到货和活动，短信')).toBe('false')
  expect(page.text()).toContain('还能收到 2 次')
  expect(page.text()).toContain('还没有次数')
  expect(page.text()).toContain('每天最多 3 条')
})

test('switches one way of one subject at a time', async () => {
  const page = await renderPage(Reminders, at('reminders'))
  await page.tap('到货和活动，短信')
  expect(requestsTo(set)).toMatchObject([{ subject: 'activity', way: 'sms', on: '1' }])
  expect(isOn('到货和活动，短信')).toBe('true')
})

test('a choice that was not kept is not shown as kept', async () => {
  serve({ ...calls, [set]: refused(429, '操作太频繁，请稍后再试') })
  const page = await renderPage(Reminders, at('reminders'))
  await page.tap('到货和活动，短信')
  expect(isOn('到货和活动，短信')).toBe('false')
  expect(page.text()).toContain('操作太频繁，请稍后再试')
})
