import type { Feature } from '@contract/features'
import Mine from '@/pages/tabs/mine/page'
import { session } from '@/session/session'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

beforeEach(() => {
  watchNavigation(at('mine'))
})

async function wayFrom(closed: Feature[]) {
  serve(appConfig(closed))
  const page = await renderPage(Mine, at('mine'))
  return ['邀请邻居', '实名认证', '收货地址'].filter((title) => page.text().includes(title))
}

test('leads to everything that is open where the app runs', async () => {
  expect(await wayFrom([])).toEqual(['邀请邻居', '实名认证', '收货地址'])
})

test('leads to nothing that is closed there', async () => {
  expect(await wayFrom(['inviteReward', 'identityPhotos'])).toEqual(['收货地址'])
})

describe('my own line', () => {
  const { access_token: _token, ...user } = person()
  const me = {
    ...user,
    ...{
      points: 0,
      gold: 0,
      earnings: { balance: 12_86, today: 3_50, waiting: 8_20 },
      avatar: '',
      closes_at: null,
      agreement_due: 0 as const,
      unread: 2,
    },
  }
  const open = async (closed: Feature[], avatar_hidden: 0 | 1 = 0) => {
    session.signIn(person())
    serve({ ...appConfig(closed), '/user/Center/index': { ...me, avatar_hidden } })
    return renderPage(Mine, at('mine'))
  }
  afterEach(() => {
    session.signOut()
    jest.restoreAllMocks()
  })

  test.each<[Feature[], string, number]>([
    [[], '，改资料', 1],
    [['userText'], '', 0],
  ])('leads to my profile, unless that is closed: %p', async (closed, way, times) => {
    const { navigateTo } = watchNavigation(at('mine'))
    const page = await open(closed)
    await page.tap(`${user.nickname}，${user.phone}${way}`)
    expect(navigateTo).toHaveBeenCalledTimes(times)
  })

  test('says how many messages I have not read, on the way to them', async () => {
    const { navigateTo } = watchNavigation(at('mine'))
    const page = await open([])
    await page.tap('我的消息2 条未读')
    expect(navigateTo.mock.lastCall?.[0].url).toBe('/pages/message/messages/page')
  })

  test.each<[Feature[], 0 | 1, boolean]>([
    [[], 0, false],
    [[], 1, true],
    [['userText'], 1, false],
  ])('says when my picture was taken away: %p %p', async (closed, hidden, said) => {
    const page = await open(closed, hidden)
    expect(page.text().includes('头像不符合规范')).toBe(said)
  })
})
