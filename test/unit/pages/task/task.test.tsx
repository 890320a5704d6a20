import type { Out } from '@contract/api'
import PointsTask from '@/pages/task/task/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

let navigation: ReturnType<typeof watchNavigation>

beforeEach(() => {
  navigation = watchNavigation(at('pointsTask'))
  session.signIn(person())
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

  test('are shown to a visitor, who is led to sign in and told nothing of theirs', async () => {
    session.forget()
    const open = list.map((one) => ({ ...one, state: 'open' as const, done: 0 }))
    serve({ [lists]: { list: open, points: 0, today: 0 } })
    const page = await renderPage(PointsTask, at('pointsTask'))
    expect(page.text()).toContain('确认收货')
    expect(page.text()).toMatch(/—现有积分/)
    await page.tap('登录领积分')
    expect(navigation.navigateTo).toHaveBeenCalledWith({ url: '/pages/auth/login/page' })
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
