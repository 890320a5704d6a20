import Taro from '@tarojs/taro'
import { pageHost, pageOrigin } from '@/platform/address'
import { openRoute } from '@/platform/openRoute'
import { read, remove, write } from '@/platform/storage'

test('the page that the app opens with is known before it is there', () => {
  const path = 'pages/identity/authentication/page'
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ path, query: {} } as never)
  expect(openRoute()?.name).toBe('authentication')
  const inFront = [{ route: 'pages/tabs/index/page' }, { route: 'pages/address/user-address/page' }]
  jest.mocked(Taro.getCurrentPages).mockReturnValueOnce(inFront)
  expect(openRoute()?.name).toBe('userAddress')
})

test('a code names it, not the page that WeChat opens for all of them', () => {
  const q = encodeURIComponent('https://mall.example/exchangeShop/UserAddress?access_token=t')
  const path = 'pages/tabs/index/page'
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ path, query: { q } } as never)
  expect(openRoute()?.name).toBe('userAddress')
  const inFront = [{ route: path, options: { scene: 'i.k7' } }]
  jest.mocked(Taro.getCurrentPages).mockReturnValueOnce(inFront)
  expect(openRoute()?.name).toBe('newGuest')
})

test('no host serves its pages, and the one of H5 is named by the build', () => {
  expect(pageHost()).toBe('')
  expect(pageOrigin()).toBe('https://mall.example')
})

test('the storage keeps texts, and has nothing for what was never written', () => {
  expect(read('user')).toBeUndefined()
  write('user', '{}')
  expect(read('user')).toBe('{}')
  remove('user')
  expect(read('user')).toBeUndefined()
  Taro.setStorageSync('user', { not: 'a text' })
  expect(read('user')).toBeUndefined()
})
