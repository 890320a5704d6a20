import type { Out } from '@contract/api'
import CustomerAdd from '@/pages/customer/add/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const group = '/tp5/api/ReportCustomer'
const option = `${group}/option` as const
const add = `${group}/add` as const
const edit = `${group}/edit` as const
const detail = `${group}/detail` as const
const checkEditAuth = `${group}/checkEditAuth` as const

const offered: Out<typeof option> = {
  kinds: [{ kind: 'shop', text: '店铺' }],
  states: [{ state: 'reported', text: '已报备' }],
  villages: [],
  protected_days: 30,
  rules: ['报备以后 30 天里是您的客户'],
}

const known: Out<typeof detail> = {
  ...{ customer_id: 'c1', name: '明德茶馆', kind: 'shop', kind_text: '店铺', village: '' },
  ...{ state: 'reported', state_text: '已报备', reported_by: '何**', mine: 1, protected: 1 },
  ...{ reported_at: '2026-11-20T09:00:00+08:00', protected_until: '2026-12-20T09:00:00+08:00' },
  ...{ contact: '丁师傅', phone: '13600000001', need: '想做优惠券', changes: [] },
  may_hand_over: 1,
  next: [{ state: 'talking', text: '跟进中' }],
}

beforeEach(() => session.signIn(person()))
afterEach(() => jest.restoreAllMocks())

test('somebody who wants nothing yet is reported, too', async () => {
  const here = at('customerAdd')
  watchNavigation(here)
  serve({ [option]: offered, [add]: { customer_id: 'c1' } })
  const page = await renderPage(CustomerAdd, here)
  await page.tap('报备')
  expect(page.text()).toContain('请填写客户名称')
  await page.type('客户名称', '明德茶馆')
  await page.type('联系人', '丁师傅')
  await page.type('电话', '13600000001')
  await page.tap('报备')
  const [sent] = requestsTo(add)
  expect(sent).toMatchObject({ name: '明德茶馆', contact: '丁师傅', phone: '13600000001' })
  expect(sent).not.toHaveProperty('need')
})

describe('one that is known', () => {
  const here = at('customerAdd', { customer_id: 'c1' })
  beforeEach(() => watchNavigation(here))

  test('is told as it stands, with what is new: how far it is only where that has changed', async () => {
    serve({ [detail]: known, [checkEditAuth]: { may: 1, reason: '' }, [edit]: known })
    const page = await renderPage(CustomerAdd, here)
    await page.type('跟进记录', '约了周三去看')
    await page.tap('保存')
    const [sent] = requestsTo(edit)
    expect(sent).toMatchObject({ note: '约了周三去看', need: '想做优惠券', contact: '丁师傅' })
    expect(sent).not.toHaveProperty('state')
  })

  test('does not stand elsewhere without a word of why', async () => {
    serve({ [detail]: known, [checkEditAuth]: { may: 1, reason: '' }, [edit]: known })
    const page = await renderPage(CustomerAdd, here)
    await page.tap('跟进中')
    await page.tap('保存')
    expect(page.text()).toContain('请写一句为什么')
    expect(requestsTo(edit)).toHaveLength(0)
    await page.type('跟进记录', '约了周三去看')
    await page.tap('保存')
    expect(requestsTo(edit)).toMatchObject([{ state: 'talking', note: '约了周三去看' }])
  })

  test('is left to the colleague whose it is', async () => {
    serve({ [detail]: known, [checkEditAuth]: { may: 0, reason: '请找同事改' } })
    const page = await renderPage(CustomerAdd, here)
    expect(page.text()).toContain('请找同事改')
    expect(page.text()).not.toContain('保存')
  })
})
