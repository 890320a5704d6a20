import type { Out } from '@contract/api'
import MerchantChange from '@/pages/merchant/change/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const path = '/tp5/api/VillageEnter/shop'
const askChange = '/tp5/api/VillageEnter/askChange'
const withdrawChange = '/tp5/api/VillageEnter/withdrawChange'

type Shop = Out<typeof path>

const shop: Shop = {
  ...{ merchant_id: 1, name: '檐下咖啡', kind: 'food', address: '东苑 3 号' },
  ...{ latitude: 30.37, longitude: 120.01, phone: '', intro: '', opens: '08:00', closes: '20:00' },
  ...{ rest_days: '', open: 1, pictures: [], change: null, owner: 1 },
}

const change: NonNullable<Shop['change']> = {
  ...{ state: 'asked', state_text: '审核中', reason: '', name: '檐下咖啡馆' },
  ...{ address: '东苑 5 号', asked_at: '2026-11-27T09:00:00+08:00', decided_at: null },
}

const here = at('merchantChange')
beforeEach(() => {
  watchNavigation(here)
  session.forget()
  session.signIn(person({ roles: ['merchant'] }))
})
afterEach(() => jest.restoreAllMocks())

test('another name is asked for, at the place where the shop is', async () => {
  serve({ [path]: shop, [askChange]: change })
  const page = await renderPage(MerchantChange, here)
  await page.type('店名', '')
  await page.tap('提交审核')
  expect(page.text()).toContain('请填写店名')
  expect(requestsTo(askChange)).toEqual([])
  await page.type('店名', '檐下咖啡馆')
  await page.tap('提交审核', 2)
  expect(requestsTo(askChange)).toMatchObject([
    { name: '檐下咖啡馆', address: '东苑 3 号', latitude: '30.37', longitude: '120.01' },
  ])
})

test('what was asked for waits, and can be taken back', async () => {
  serve({ [path]: { ...shop, change }, [withdrawChange]: {} })
  const page = await renderPage(MerchantChange, here)
  expect(page.text()).toContain('正在审核')
  expect(page.text()).toContain('东苑 5 号')
  await page.tap('撤回', 2)
  expect(requestsTo(withdrawChange)).toHaveLength(1)
})

test('a refusal says why, above the form', async () => {
  serve({ [path]: { ...shop, change: { ...change, state: 'refused', reason: '和执照对不上' } } })
  const page = await renderPage(MerchantChange, here)
  expect(page.text()).toContain('上次没有通过：和执照对不上')
  expect(page.button('提交审核')).toBeTruthy()
})

test('who works there is told to ask the owner', async () => {
  serve({ [path]: { ...shop, owner: 0 } })
  const page = await renderPage(MerchantChange, here)
  expect(page.text()).toContain('店名和地址由店主来改')
  expect(page.text()).not.toContain('提交审核')
})
