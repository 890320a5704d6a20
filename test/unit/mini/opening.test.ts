import type * as Opening from '@/platform/opening'
import type * as Address from '@/platform/address'
import { allRoutes, keysOf, urlsOf } from '@/routes/match'

let mockQuery: Record<string, string> = {}
jest.mock('@tarojs/taro', () => ({ getLaunchOptionsSync: () => ({ query: mockQuery }) }))

/** An app that was started with this query and has shown its first page. */
function startedWith(given: Record<string, string>) {
  mockQuery = given
  let opening!: typeof Opening
  let address!: typeof Address
  jest.isolateModules(() => {
    opening = jest.requireActual('@/platform/opening')
    address = jest.requireActual('@/platform/address')
  })
  const open = (options: Record<string, string>) => opening.isOpenedAnew(opening.decoded(options))
  const first = address.addressQuery()
  expect(open(given)).toBe(false)
  return { first, open, ...address }
}
const code = (address: string) => ({ q: encodeURIComponent(address) })

test('what the app was started with is decoded once', () => {
  const name = { name: '%E9%82%BB%E9%9B%86', rate: '100%' }
  expect(startedWith(name).first).toEqual({ name: '邻集', rate: '100%' })
})

test('the address in a scanned code is what it was opened with', () => {
  const { first } = startedWith(code('https://mall.example/index?access_token=t%2B1'))
  expect(first).toEqual({ access_token: 't+1' })
  expect(startedWith(code('https://evil.example/index?access_token=t')).first).toEqual({})
})

test('what was taken in is not in the address any more', () => {
  const { forgetInAddress, addressQuery } = startedWith({ access_token: 't', uuid: 'u' })
  forgetInAddress('access_token')
  expect(addressQuery()).toEqual({ uuid: 'u' })
})

test('a card or a code that opens the app while it is alive counts instead, each time', () => {
  const { open, forgetInAddress, addressQuery } = startedWith({ access_token: 'first' })
  for (const options of [
    { access_token: 'next' },
    code('https://mall.example/?access_token=next'),
  ]) {
    expect(open(options)).toBe(true)
    expect(addressQuery()).toEqual({ access_token: 'next' })
    forgetInAddress('access_token')
  }
})

test('pages that the app itself opens change nothing', () => {
  const { open, addressQuery } = startedWith({ uuid: 'u' })
  expect(open({ goods_id: '7' })).toBe(false)
  expect(addressQuery()).toEqual({ uuid: 'u' })
})

test('no page is opened from inside with what tells that somebody came from outside', () => {
  const { fromOutside } = jest.requireActual<typeof Opening>('@/platform/opening')
  const taken = allRoutes.flatMap((route) => [
    ...urlsOf(route).flatMap(keysOf),
    ...Object.keys(route.query ?? {}),
  ])
  expect(taken.filter((name) => fromOutside.includes(name))).toEqual([])
})
