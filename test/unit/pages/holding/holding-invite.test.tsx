import type { Out } from '@contract/api'
import HoldingInvite from '@/pages/holding/holding-invite/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('holdingInvite'))
  session.signIn(person())
})

describe('an invitation', () => {
  const detail = '/tp5/api/VipPackets/inviteDetail'
  const acceptCall = '/tp5/api/ExchangeShop/Goods/exchangeByInviteId'
  const invite_id = '01890000-0000-7000-8000-0000000000bb'

  const invite = (changes: Partial<Out<typeof detail>> = {}): Out<typeof detail> => ({
    invite_id,
    state: 'open',
    state_text: '等您来领',
    mine: 0,
    holding_id: '',
    from: '王**',
    message: '周末请你喝咖啡',
    title: '檐下咖啡 10 元券',
    image: '/static/goods/ticket-coffee.svg',
    tint: 'd',
    worth: { face: 1000, threshold: 2500, percent: 0, uses: 1, valid_days: 30 },
    expires_at: '2026-11-24T09:00:00+08:00',
    ...changes,
  })
  const open = () => renderPage(HoldingInvite, at('holdingInvite', { invite_id }))

  test('is accepted once, however often it is tapped, and leads to what was given', async () => {
    serve({ [detail]: invite(), [acceptCall]: { holding_id: 'h-1' } })
    const page = await open()
    expect(page.text()).toContain('¥10，满 25 可用')
    expect(page.text()).toContain('11-24 09:00 前可以领取')
    await page.tap('收下这份心意', 2)
    expect(requestsTo(acceptCall)).toHaveLength(1)
    expect(navigation.redirectTo).toHaveBeenCalledWith({
      url: '/pages/holding/holding/page?holding_id=h-1',
    })
  })

  test('a visitor signs in first', async () => {
    session.forget()
    serve({ [detail]: invite() })
    const page = await open()
    await page.tap('登录后收下')
    expect(navigation.navigateTo).toHaveBeenCalledWith({ url: '/pages/auth/login/page' })
  })

  test('whoever comes too late is told so', async () => {
    serve({ [detail]: invite(), [acceptCall]: refused(2031, '已经被领走了') })
    const page = await open()
    serve({
      [detail]: invite({ state: 'accepted', state_text: '已经被领走了' }),
      [acceptCall]: refused(2031, '已经被领走了'),
    })
    await page.tap('收下这份心意')
    expect(page.text()).toContain('已经被领走了')
    expect(page.text()).not.toContain('收下这份心意')
    expect(page.button('去商城看看')).toBeTruthy()
  })

  test('the giver may take it back, and never accepts it', async () => {
    serve({ [detail]: invite({ mine: 1, holding_id: 'h-0' }) })
    const page = await open()
    expect(page.button('收回')).toBeTruthy()
    expect(page.text()).toContain('等邻居来领')
    expect(page.text()).not.toContain('收下这份心意')
  })
})
