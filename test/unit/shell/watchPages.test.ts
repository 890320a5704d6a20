import { hooks } from '@tarojs/shared'
import { watchPages } from '@/shell/watchPages'
import type { PageObject } from '@/shell/pageObject'
import { api } from '@/request/api'
import { routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { publicUrl } from '@/routes/url'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, sent } from '../client/replies'
import { at, watchNavigation } from '../client/taro'

jest.mock('@/platform/http')
jest.mock('@/platform/share')

watchPages()

/** A page as Taro makes it for the address in the bar, on its way in. */
function load(name: RouteName): void {
  const route = routeNamed(name)
  window.history.replaceState(null, '', publicUrl(route))
  const page: PageObject = {
    route: route.page,
    onLoad: () => undefined,
    onShow: () => undefined,
    onHide: () => undefined,
    onUnload: () => undefined,
  }
  hooks.call('modifyPageObject', page)
  page.onLoad({})
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const ask = () => void api.get('/user/Center/index').catch(() => undefined)

beforeEach(() => {
  jest.clearAllMocks()
  session.signOut()
  watchNavigation(at('index'))
  answerWith(ok({}))
})

describe('a page for signed-in people', () => {
  test('asks the server nothing while it gives way to signing in', async () => {
    load('exchangeLog')
    ask()
    await settled()
    expect(sent()).toEqual([])
    load('login')
    ask()
    await settled()
    expect(sent()).toHaveLength(1)
  })

  test('asks as soon as there is somebody', async () => {
    session.signIn(person())
    load('exchangeLog')
    ask()
    await settled()
    expect(sent()).toHaveLength(1)
  })
})
