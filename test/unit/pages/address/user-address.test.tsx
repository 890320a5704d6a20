import UserAddress from '@/pages/address/user-address/page'
import { openDraft } from '@/parts/order/draft'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const indexCall = '/user/address/index'
const deleteCall = '/user/address/delete'
const restoreCall = '/user/address/restore'

const mine = {
  address_id: 7,
  name: '王桂兰',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '余杭区',
  region_code: '330110',
  detail: '东苑 12 幢',
  is_default: 1 as const,
}

beforeEach(() => {
  watchNavigation(at('userAddress'))
  session.signIn(person())
})

describe('my addresses', () => {
  const open = () => renderPage(UserAddress, at('userAddress'))

  test('one that was deleted can be brought back, and no draft keeps it', async () => {
    serve({
      [indexCall]: { list: [mine], max: 20 },
      [deleteCall]: { address_id: 7, restore_seconds: 600 },
      [restoreCall]: mine,
    })
    const draft = openDraft('33 1', 1)
    draft.choose(mine)
    const page = await open()
    await page.tap('删除王桂兰的地址')
    expect(page.text()).toContain('已删除 王桂兰 的地址')
    expect(page.text()).not.toContain('东苑 12 幢')
    expect(draft.address).toBeNull()
    await page.tap('撤销')
    expect(requestsTo(restoreCall)).toMatchObject([{ address_id: '7' }])
    expect(page.text()).toContain('东苑 12 幢')
  })

  test('no more than twenty', async () => {
    const list = Array.from({ length: 20 }, (_, nth) => ({ ...mine, address_id: nth + 1 }))
    serve({ [indexCall]: { list, max: 20 } })
    const page = await open()
    expect(page.button('最多保存 20 个地址').disabled).toBe(true)
  })
})
