import NewGuest from '@/pages/invite/new-guest/page'
import { surroundings } from '@/platform/surroundings'
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
jest.mock('@/platform/surroundings')
jest.mock('@/ui/poster/Poster', () => ({
  Poster: ({ data }: { data: PosterData }) => `${data.note} ${data.code} ${data.codePicture ?? ''}`,
}))

const show = '/tp5/api/Invite/show'
const accept = '/tp5/api/Invite/addInvitedUser'
const place = at('newGuest', { invite: 'k7' })

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(place)
  jest.mocked(surroundings).mockReturnValue('weChat')
  session.signOut()
})
afterEach(() => jest.restoreAllMocks())

test('where inviting is closed the page says so, and asks for no invitation', async () => {
  serve(appConfig(['inviteReward']))
  const page = await renderPage(NewGuest, place)
  expect(page.text()).toContain('这项功能暂不可用')
})

describe('an invitation that was sent to me', () => {
  const open = () => {
    serve({
      [show]: { code: 'k7', name: '王*', rules: ['收到第一件，您得 100 积分'] },
      [accept]: { name: '王*', bound_at: '2026-11-21 10:00:00' },
    })
    return renderPage(NewGuest, place)
  }

  test('says who invites, and signed out leads to sign-in and back', async () => {
    const page = await open()
    expect(page.text()).toContain('王*邀请您做邻居')
    expect(page.text()).toContain('您得 100 积分')
    await page.tap('登录后接受')
    expect(navigation.navigateTo.mock.calls).toMatchObject([[{ url: pageUrl('login') }]])
    expect(session.returnLocation).toEqual(place)
  })

  test('is accepted once, however often it is tapped', async () => {
    session.signIn(person())
    const page = await open()
    await page.tap('接受邀请', 2)
    expect(requestsTo(accept)).toMatchObject([{ code: 'k7' }])
    expect(navigation.switchTab).toHaveBeenCalledWith({ url: pageUrl('makeMoney') })
  })

  test('says why it cannot be accepted', async () => {
    session.signIn(person())
    const page = await open()
    serve({ [accept]: refused(2601, '不能接受自己的邀请') })
    await page.tap('接受邀请')
    expect(page.text()).toContain('不能接受自己的邀请')
  })
})

const qrCode = {
  code: 'mine',
  link: '/newGuest?invite=mine',
  url: 'https://shop.example/newGuest?invite=mine',
  title: '来邻集',
  text: '李*邀请您',
  invited: 1,
  rules: ['收到第一件，您得 200 积分'],
}

test('mine: the poster leads to my own code, and the list says who came', async () => {
  session.signIn(person())
  serve({
    '/tp5/api/Invite/qrCode': qrCode,
    '/tp5/api/Invite/inviteTotal': { total: 1, today: 0, points: 200 },
    '/tp5/api/Invite/inviteDetail': {
      list: [
        {
          name: '赵*',
          bound_at: '2026-11-20T10:00:00+08:00',
          state: 'rewarded',
          state_text: '+200 积分',
        },
      ],
      next: null,
    },
  })
  const page = await renderPage(NewGuest, at('newGuest'))
  expect(page.text()).toContain('/newGuest?invite=mine')
  expect(page.text()).toContain('一共 1 位，今天 0 位，得了 200 积分')
  expect(page.text()).toContain('您得 200 积分')
  expect(page.text()).toContain('赵* · 2026-11-20')
  expect(page.text()).toContain('+200 积分')
})

test('while there is no poster nothing shows that it would push down', async () => {
  session.signIn(person())
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  serve({ '/tp5/api/Invite/inviteDetail': { list: [], next: null } })
  const page = await renderPage(NewGuest, at('newGuest'))
  expect(page.text()).not.toContain('来了哪些邻居')
  expect(page.text()).toContain('没连上')
  log.mockRestore()
})

describe('the poster inside the mini program', () => {
  const miniCode = '/tp5/api/Common/miniCode'
  const others = {
    '/tp5/api/Invite/qrCode': qrCode,
    '/tp5/api/Invite/inviteTotal': { total: 1, today: 0, points: 200 },
    '/tp5/api/Invite/inviteDetail': { list: [], next: null },
  }
  beforeEach(() => {
    session.signIn(person())
    jest.mocked(surroundings).mockReturnValue('miniProgram')
  })

  test('has the code that WeChat draws', async () => {
    serve({ ...others, [miniCode]: { picture: 'data:image/jpeg;base64,AAAA' } })
    const page = await renderPage(NewGuest, at('newGuest'))
    expect(requestsTo(miniCode)).toMatchObject([{ kind: 'invite', id: 'mine' }])
    expect(page.text()).toContain('data:image/jpeg;base64,AAAA')
  })

  test('has the address where WeChat does not draw, and asks nobody elsewhere', async () => {
    serve({ ...others, [miniCode]: refused(1007, '微信暂时没有回应，请稍后再试') })
    const page = await renderPage(NewGuest, at('newGuest'))
    expect(page.text()).toContain('/newGuest?invite=mine')
    jest.mocked(surroundings).mockReturnValue('ios')
    serve(others)
    await renderPage(NewGuest, at('newGuest'))
    expect(requestsTo(miniCode)).toHaveLength(0)
  })
})
