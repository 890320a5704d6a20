import type { Out } from '@contract/api'
import Document from '@/pages/agreement/document/page'
import { session } from '@/session/session'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const detail = '/tp5/api/Agreement/detail'
const policy = (changes: Partial<Out<typeof detail>> = {}): Out<typeof detail> => ({
  title: '邻集隐私政策',
  version: '2.0',
  effective_at: '2026-11-22',
  in_force: 1,
  sections: [{ heading: '一、说明', paragraphs: ['我们只收集最少的信息。'] }],
  versions: [
    { version: '2.0', effective_at: '2026-11-22' },
    { version: '1.0', effective_at: '2026-10-01' },
  ],
  ...changes,
})

beforeEach(() => session.forget())

test('the policy in force leads to the versions before it', async () => {
  const place = at('privacy', { route: 'privacy' })
  watchNavigation(place)
  serve({ [detail]: policy() })
  const page = await renderPage(Document, place)
  expect(page.text()).toContain('版本 2.0，2026-11-22 起生效')
  expect(page.text()).not.toContain('不是现行版本')
  expect(page.text()).toContain('1.0 版')
  expect(page.text()).not.toContain('2.0 版')
})

test('an older version says that it is one', async () => {
  const place = at('privacy', { route: 'privacy', version: '1.0' })
  watchNavigation(place)
  serve({ [detail]: policy({ version: '1.0', effective_at: '2026-10-01', in_force: 0 }) })
  const page = await renderPage(Document, place)
  expect(requestsTo(detail)).toMatchObject([{ key: 'privacy', version: '1.0' }])
  expect(page.text()).toContain('版本 1.0，2026-10-01 起生效，不是现行版本')
})
