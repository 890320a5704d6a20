import type { Out } from '@contract/api'
import { codeGroups, codeLines } from '@/pages/holding/business-packets-use/codeGroups'
import HoldingInvite from '@/pages/holding/holding-invite/page'
import PointsTask from '@/pages/task/task/page'
import { session } from '@/session/session'
import { person } from '../client/person'
import { refused } from '../client/replies'
import { at, watchNavigation } from '../client/taro'
import { renderPage } from './renderPage'
import { requestsTo, serve } from './serve'

jest.mock('@/platform/http')

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('holdingInvite'))
  session.signIn(person())
})

test('a code is read out in fours, and breaks in halves', () => {
  expect(codeGroups('1234567890123456')).toBe('1234 5678 9012 3456')
  expect(codeLines('1234567890123456')).toEqual(['1234 5678', '9012 3456'])
  expect(codeGroups('')).toBe('')
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

describe('points tasks', () => {
  const lists = '/tp5/api/ExchangeShop/PointsTask/lists'
  const receive = '/tp5/api/ExchangeShop/PointsTask/receive'

  const task = (changes: Partial<Out<typeof lists>['list'][number]>) => ({
    key: 'weekly-use',
    title: '本周到店用券 2 次',
    note: '券码由商家扫过才算',
    points: 60,
    period: 'week' as const,
    done: 1,
    goal: 2,
    state: 'open' as const,
    shared: 0 as const,
    ...changes,
  })
  const list = [
    task({}),
    task({ key: 'weekly-gift', title: '送一份心意', state: 'received', done: 1, goal: 1 }),
    task({ key: 'weekly-receipt', title: '确认收货', state: 'reached', done: 1, goal: 1 }),
    task({ key: 'new-kind', title: '以后才有的任务', period: 'once', goal: 1, done: 0 }),
  ]
  const open = () => renderPage(PointsTask, at('pointsTask'))

  test('show first what waits to be received, and how far the others are', async () => {
    serve({ [lists]: { list, points: 900, today: 5 } })
    const page = await open()
    const text = page.text()
    expect(text.indexOf('确认收货')).toBeLessThan(text.indexOf('本周到店用券'))
    expect(text.indexOf('本周到店用券')).toBeLessThan(text.indexOf('送一份心意'))
    expect(text).toContain('1/2')
    expect(() => page.button('去完成：以后才有的任务')).toThrow()
  })

  test('lead to where they are done', async () => {
    serve({ [lists]: { list, points: 900, today: 5 } })
    const page = await open()
    await page.tap('去完成：本周到店用券 2 次')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: '/pages/holding/holdings/page?state=usable',
    })
  })

  test('a reward is asked for once, and a refusal stands below its task', async () => {
    serve({
      [lists]: { list, points: 900, today: 5 },
      [receive]: refused(2041, '这个任务的奖励已经领过了'),
    })
    const page = await open()
    await page.tap('领取：确认收货', 2)
    expect(requestsTo(receive)).toMatchObject([{ key: 'weekly-receipt' }])
    expect(page.text()).toContain('这个任务的奖励已经领过了')
  })
})
