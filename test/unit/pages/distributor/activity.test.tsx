import type { Out } from '@contract/api'
import DistributorActivity from '@/pages/distributor/activity/page'
import { pageUrl } from '@/routes/url'
import { session } from '@/session/session'
import type { PosterData } from '@/ui/poster/posterLayout'
import { appConfig } from '../../client/appConfig'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/ui/poster/Poster', () => ({
  Poster: ({ data }: { data: PosterData }) => `poster of ${data.code}`,
}))

const info = '/tp5/api/RecruitDistributor/info'
const check = '/tp5/api/RecruitDistributor/check'
const join = '/tp5/api/RecruitDistributor/join'
const accept = '/tp5/api/Distributor/addCodeUser'

const recruitment = {
  recruit_distributor_id: 2,
  title: '推广员招募',
  text: '介绍邻居来',
  open: 1 as const,
  rewards: [{ kind: 'task' as const, title: '做完第一个任务', cents: 100, second_cents: 20 }],
  rules: ['只算两层'],
}
const nobody: Out<typeof check> = {
  joined_at: null,
  recruitment,
  verified: 1,
  code: '',
  link: '',
  by: '',
}
const distributor: Out<typeof check> = {
  ...nobody,
  joined_at: '2026-10-01T10:00:00+08:00',
  code: 'mine',
  link: '/distributorActivity/2?code=mine',
}

const params = { recruit_distributor_id: '2' }
const invited = at('distributorActivity', { ...params, code: 'k7' })

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(invited)
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

const offer = { [info]: { ...recruitment, by: '王**' } }

test('is closed where inviting is', async () => {
  serve(appConfig(['inviteReward']))
  const page = await renderPage(DistributorActivity, invited)
  expect(page.text()).toContain('这项功能暂不可用')
})

test('signed out it says who invites and what for, and leads to sign-in and back', async () => {
  serve(offer)
  const page = await renderPage(DistributorActivity, invited)
  expect(page.text()).toContain('王**邀请您来邻集')
  expect(page.text()).toContain('做完第一个任务')
  await page.tap('登录后接受邀请')
  expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('login') }]])
  expect(session.returnLocation).toEqual(invited)
})

describe('signed in', () => {
  beforeEach(() => session.signIn(person()))

  test('a newcomer accepts once, however often it is tapped', async () => {
    serve({ ...offer, [check]: nobody, [accept]: { name: '王**', bound_at: '2026-11-21' } })
    const page = await renderPage(DistributorActivity, invited)
    await page.tap('接受邀请', 2)
    expect(requestsTo(accept)).toMatchObject([{ code: 'k7' }])
  })

  test('who cannot accept reads why', async () => {
    serve({ ...offer, [check]: nobody, [accept]: refused(2344, '只有新注册的邻居可以接受邀请') })
    const page = await renderPage(DistributorActivity, invited)
    await page.tap('接受邀请')
    expect(page.text()).toContain('只有新注册的邻居可以接受邀请')
  })

  test('who was brought by somebody is asked no more, and may join', async () => {
    serve({
      ...offer,
      [check]: { ...nobody, by: '李**' },
      [join]: { code: 'mine', link: '/distributorActivity/2?code=mine' },
    })
    const page = await renderPage(DistributorActivity, invited)
    expect(page.text()).not.toContain('接受邀请')
    await page.tap('加入推广员')
    expect(requestsTo(join)).toMatchObject([{ recruit_distributor_id: '2' }])
  })

  test('who is not known yet proves that first; what has ended takes nobody', async () => {
    serve({ ...offer, [check]: { ...nobody, verified: 0 } })
    const page = await renderPage(DistributorActivity, invited)
    await page.tap('实名认证后加入推广员')
    expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('authentication') }]])
    serve({ [info]: { ...recruitment, open: 0, by: '' }, [check]: nobody })
    const ended = await renderPage(DistributorActivity, at('distributorActivity', params))
    expect(ended.text()).toContain('这次招募已经结束')
  })

  test('a distributor has a poster of their own, and no poster at the invitation of another', async () => {
    serve({ [info]: { ...recruitment, by: '' }, [check]: distributor })
    const own = await renderPage(DistributorActivity, at('distributorActivity', params))
    expect(own.text()).toContain('/distributorActivity/2?code=mine')
    expect(own.text()).toContain('发给邻居')
    serve({ ...offer, [check]: distributor })
    const other = await renderPage(DistributorActivity, invited)
    expect(other.text()).not.toContain('poster of')
    expect(other.text()).toContain('看我的推广')
  })
})
