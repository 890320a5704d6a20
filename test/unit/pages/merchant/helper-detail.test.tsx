import type { Out } from '@contract/api'
import MerchantHelperDetail from '@/pages/merchant/helper-detail/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/BusinessHelper/detail'
const stop = '/tp5/api/BusinessHelper/stop'

const shop: Out<typeof path> = {
  ...{ merchant_id: 1, name: '檐下咖啡', kind: 'food', kind_text: '餐饮', village: '清溪村' },
  ...{ address: '东苑 3 号', packages: 2, open: 1, owned: 1, staff: 1, pieces: 9, amount: 121_41 },
  ...{ phone: '', stopped: '', owner: '陈**', joined_at: '2026-09-14T09:00:00+08:00' },
  ...{ services: 3, days: [], settlements: [] },
}

const here = at('merchantHelperDetail', { merchant_id: '1' })
beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person({ roles: ['house'] }))
})
afterEach(() => jest.restoreAllMocks())

test('a shop is stopped with a reason, which its owner reads', async () => {
  serve({ [path]: shop, [stop]: {} })
  const page = await renderPage(MerchantHelperDetail, here)
  await page.tap('暂停这家店')
  expect(page.text()).toContain('请写明为什么暂停')
  expect(requestsTo(stop)).toEqual([])
  await page.type('为什么暂停营业', '执照过期了')
  await page.tap('暂停这家店', 2)
  expect(requestsTo(stop)).toMatchObject([{ merchant_id: '1', stopped: '1', reason: '执照过期了' }])
})

test('a shop that was stopped goes on', async () => {
  serve({ [path]: { ...shop, open: 0, stopped: '执照过期了' }, [stop]: {} })
  const page = await renderPage(MerchantHelperDetail, here)
  expect(page.text()).toContain('平台暂停了这家店：执照过期了')
  await page.tap('恢复营业', 2)
  expect(requestsTo(stop)).toMatchObject([{ merchant_id: '1', stopped: '0' }])
})
