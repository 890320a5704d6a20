import Taro from '@tarojs/taro'
import { routeNamed } from '@/routes/match'
import { openPage } from '@/shell/page'
import type { PageObject } from '@/shell/pageObject'

const goods = routeNamed('goodDetailsOnline').page
const guest = routeNamed('newGuest').page
const home = routeNamed('index').page
const notFound = { url: `/${routeNamed('notFound').page}` }
function open(route: string, options: Record<string, string> = {}) {
  const page = { route } as PageObject
  openPage(page, options)
  return page.place
}
/** Options arrive undecoded. */
const code = (address: string) => ({ q: encodeURIComponent(address), scancode_time: '1615973269' })

beforeEach(() => jest.clearAllMocks())

test('a page object is the place of its file and its parameters, decoded once', () => {
  expect(open(goods, { goods_id: '7' })).toEqual({
    name: 'goodDetailsOnline',
    params: { goods_id: '7' },
  })
  expect(openPage({ __route__: goods } as PageObject, { goods_id: '%E7%B1%B3' })?.params).toEqual({
    goods_id: '米',
  })
})

test('a page that rows share is opened for the one that its query names, and for none of another', () => {
  const campaign = routeNamed('subjectPage').page
  expect(open(campaign, { route: 'page618', entry_id: 'a%20b' })).toEqual({
    name: 'page618',
    params: { entry_id: 'a b' },
  })
  expect(open(campaign, { key: 'k' })).toEqual({ name: 'subjectPage', params: { key: 'k' } })
  expect(open(campaign, { route: 'login' })).toBeUndefined()
})

test.each([[''], ['pages/gone/page'], [goods]])(
  '%s without what it needs gives way to not-found',
  (file) => {
    expect(open(file)).toBeUndefined()
    expect(Taro.redirectTo).toHaveBeenCalledWith(notFound)
  },
)

test('a mini-program code that names the page itself opens it there', () => {
  expect(open(guest, { scene: 'i.k7' })).toEqual({ name: 'newGuest', params: { invite: 'k7' } })
  expect(open(guest, code('https://mall.example/newGuest?invite=k7'))?.params).toEqual({
    invite: 'k7',
  })
  expect(Taro.reLaunch).not.toHaveBeenCalled()
})

test('a code that names another page leaves that one alone on the stack', () => {
  expect(open(home, code('https://mall.example/newGuest?invite=k7'))).toBeUndefined()
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: `/${guest}?invite=k7` })
  open(guest, code('https://mall.example/mine'))
  expect(Taro.reLaunch).toHaveBeenLastCalledWith({ url: `/${routeNamed('mine').page}` })
})

test.each([
  ['a strange address', code('https://evil.example/newGuest?invite=k7')],
  ['an unknown scene', { scene: 'id%3D1' }],
  ['an overlong scene', { scene: `g.${'7'.repeat(40)}` }],
])('%s is not found', (_what, options) => {
  expect(open(guest, options)).toBeUndefined()
  expect(Taro.reLaunch).toHaveBeenCalledWith(notFound)
})
