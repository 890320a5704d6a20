import type { Out } from '@contract/api'
import Work from '@/pages/work/work/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

type Home = Out<'/tp5/api/Work/home'>
type Wait = Home['first'][number]

const place = at('work', {})
const open = () => renderPage(Work, place)

const wait = (given: Partial<Wait>): Wait => ({
  ...{ key: 'w', kind: 'warnings', role: 'operator', title: '东苑南门 01 离线', note: '清溪村' },
  ...{ due_at: null, urgency: 'now', pieces: 1, link: '/iter/earlyWarning?kind=offline' },
  ...given,
})

const home = (given: Partial<Home> = {}): Home => ({
  roles: [{ role: 'operator', standing: '3 台 · 1 台离线' }],
  lists: [],
  first: [],
  earned_today: 1234,
  ...given,
})

beforeEach(() => {
  watchNavigation(place)
  session.signIn(person({ roles: ['operator'], nickname: '小满' }))
})

test('what presses stands there, what can wait is folded until it is asked for', async () => {
  serve({
    '/tp5/api/Work/home': home({
      lists: [{ kind: 'warnings', role: 'operator', count: 3, link: '/iter/earlyWarning' }],
      first: [
        wait({ key: 'one' }),
        wait({ key: 'two', title: '西门 02 快卖完', urgency: 'calm', pieces: 2 }),
      ],
    }),
  })
  const page = await open()
  expect(page.text()).toContain('等我办的 3 件')
  expect(page.text()).toContain('东苑南门 01 离线')
  expect(page.text()).not.toContain('西门 02 快卖完')
  await page.tap('还有 1 处不急的')
  expect(page.text()).toContain('西门 02 快卖完')
})

test('somebody who is several things looks at one of them', async () => {
  serve({
    '/tp5/api/Work/home': home({
      roles: [
        { role: 'operator', standing: '' },
        { role: 'owner', standing: '' },
      ],
      lists: [
        { kind: 'warnings', role: 'operator', count: 1, link: '/iter/earlyWarning' },
        { kind: 'refills', role: 'owner', count: 2, link: '/iter/purchaseOrder' },
      ],
      first: [wait({}), wait({ key: 'own', role: 'owner', title: '等您点头' })],
    }),
  })
  const page = await open()
  await page.tap('加盟老板 2')
  expect(page.text()).toContain('等您点头')
  expect(page.text()).not.toContain('东苑南门 01 离线')
})

test('what is late says by how much', async () => {
  const due = new Date(Date.now() - 6.5 * 60_000).toISOString()
  serve({
    '/tp5/api/Work/home': home({
      lists: [{ kind: 'warnings', role: 'operator', count: 1, link: '/iter/earlyWarning' }],
      first: [wait({ due_at: due })],
    }),
  })
  expect((await open()).text()).toContain('超时 6 分钟')
})

test('where nothing waits it says so, and shows the day and what there is to go to', async () => {
  serve({ '/tp5/api/Work/home': home() })
  const page = await open()
  expect(page.text()).toContain('都办完了')
  expect(page.text()).toContain('3 台 · 1 台离线')
  expect(page.text()).toContain('¥12.34')
  expect(page.button('补货车')).toBeTruthy()
})
