import AdvertisingEdit from '@/pages/advertiser/advertising-edit/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { answerWith, ok } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'

jest.mock('@/platform/http')

test('who has no company here is not given the form of a campaign', async () => {
  session.forget()
  session.signIn(person())
  watchNavigation(at('advertisingEdit'))
  answerWith(ok({ state: 'none', campaigns: [], villages: [], interests: [] }))
  const page = await renderPage(AdvertisingEdit, at('advertisingEdit'))
  expect(page.text()).toContain('还没有开通广告投放')
  expect(page.text()).not.toContain('存草稿')
})
