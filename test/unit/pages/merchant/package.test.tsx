import type { Out } from '@contract/api'
import MerchantPackage from '@/pages/merchant/package/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/VillageEnter/packageLists'
const savePackage = '/tp5/api/VillageEnter/savePackage'

const known: Out<typeof path>['list'][number] = {
  ...{ goods_id: 7, kind: 'packet', title: '邻居套餐', intro: '任选一份', image: '' },
  ways: [{ exchange_type: 4, points: 0, gold: 0, money: 75_00 }],
  ...{ uses: 5, valid_days: 180, stock: 60, sold: 3, limit: 2, rules: ['点单前出示'] },
  ...{ settle: 13_50, listed: 1, own: 1 },
}

beforeEach(() => {
  session.forget()
  session.signIn(person({ roles: ['merchant'] }))
  serve({
    [path]: { list: [known], most: 20, per_mille: 900 },
    [savePackage]: { goods_id: 7 },
  })
})
afterEach(() => jest.restoreAllMocks())

const open = (query: Record<string, string>) => {
  const here = at('merchantPackage', query)
  watchNavigation(here)
  return renderPage(MerchantPackage, here)
}

test('what each use brings follows what is typed, to the cent', async () => {
  const page = await open({})
  await page.type('价格（元）', '9.99')
  await page.type('能用几次', '3')
  expect(page.text()).toContain('每核销一次，结算 ¥2.99')
  await page.tap('保存')
  expect(page.text()).toContain('请填写套餐名称')
  expect(requestsTo(savePackage)).toEqual([])
})

test('what is left to sell is sent where it was typed, and else left as it is', async () => {
  const page = await open({ goods_id: '7' })
  await page.type('套餐名称', '邻居套餐 5 次')
  await page.tap('保存', 2)
  const [sent] = requestsTo(savePackage)
  expect(sent).toMatchObject({ goods_id: '7', title: '邻居套餐 5 次', money: '7500', uses: '5' })
  expect(sent).not.toHaveProperty('stock')
  const again = await open({ goods_id: '7' })
  await again.type('还能卖多少份', '10')
  await again.tap('保存')
  expect(requestsTo(savePackage)[1]).toMatchObject({ stock: '10' })
})
