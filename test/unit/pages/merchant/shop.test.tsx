import type { Out } from '@contract/api'
import MerchantShop from '@/pages/merchant/shop/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/VillageEnter/shop'
const moves = '/tp5/api/VillageEnter/moves'
const saveShop = '/tp5/api/VillageEnter/saveShop'

const shop: Out<typeof path> = {
  ...{
    merchant_id: 1,
    name: '檐下咖啡',
    kind: 'food',
    address: '东苑 3 号',
    phone: '0571-86000301',
  },
  ...{ latitude: 30.37, longitude: 120.02, intro: '豆子自己烘', opens: '08:00', closes: '20:00' },
  ...{ rest_days: '', open: 1, pictures: [], change: null, owner: 1 },
}

const move: Out<typeof moves>['list'][number] = {
  ...{ key: 'a', text: '暂停营业', by: '陈**', reason: '回老家几天' },
  at: '2026-11-20T09:00:00+08:00',
}

const here = at('merchantShop')
beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person({ roles: ['merchant'] }))
  serve({
    [path]: shop,
    [moves]: { list: [move], most: 50, owner: 1 },
    [saveShop]: {},
  })
})
afterEach(() => jest.restoreAllMocks())

test('who closes a shop for a time says why, and reads what was said before', async () => {
  const page = await renderPage(MerchantShop, here)
  expect(page.text()).toContain('陈**：回老家几天')
  await page.tap('正常营业')
  await page.tap('保存')
  expect(page.text()).toContain('请写明为什么暂停营业')
  expect(requestsTo(saveShop)).toEqual([])
  await page.type('为什么暂停营业', '装修')
  await page.tap('保存', 2)
  expect(requestsTo(saveShop)).toMatchObject([{ open: '0', reason: '装修' }])
})
