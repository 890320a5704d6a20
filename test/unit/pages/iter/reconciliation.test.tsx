import Reconciliation from '@/pages/iter/reconciliation/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const place = at('reconciliation')
const machine = { machine_sn: 'LJ-0107', name: '东苑南门 01', day: '2026-11-24' }
const none = { checked: 12, differing: 0, newest: '2026-11-24', list: [], orders: [] }

beforeEach(() => {
  watchNavigation(place)
  session.signIn(person({ roles: ['operator'] }))
})

test('what does not agree is said in words, of slots and of orders', async () => {
  serve({
    '/tp5/api/Slot/reconciliation': {
      ...none,
      differing: 1,
      list: [{ ...machine, slot_no: 'A1', title: '苏打水', metered: 2, booked: 1 }],
      orders: [{ ...machine, order_sn: 'LM1', kind: 'money', expected: 350, found: 0 }],
    },
  })
  const { text } = await renderPage(Reconciliation, place)
  expect(text()).toContain('机器计数 2 件，账上 1 件，多出 1 件')
  expect(text()).toContain('该收 ¥3.50，收了 ¥0.00')
})

test('where all agrees it says so', async () => {
  serve({ '/tp5/api/Slot/reconciliation': none })
  expect((await renderPage(Reconciliation, place)).text()).toContain('都对得上')
})
