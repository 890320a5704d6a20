import Taro from '@tarojs/taro'
import { addressQuery, forgetInAddress, pageHost, pageOrigin } from '@/platform/address'
import { openRoute } from '@/platform/openRoute'
import { read, remove, write } from '@/platform/storage'

const openedWith = (query: Record<string, string>) =>
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ query } as never)

test('what the app was opened with is decoded once', () => {
  openedWith({ name: '%E9%82%BB%E9%9B%86', rate: '100%' })
  expect(addressQuery()).toEqual({ name: '邻集', rate: '100%' })
})

test('what was taken in is not in the address any more', () => {
  openedWith({ access_token: 't', uuid: 'u' })
  forgetInAddress('access_token')
  expect(addressQuery()).toEqual({ uuid: 'u' })
})

test('the page that the app opens with is known before it is there', () => {
  const path = 'pages/identity/authentication/page'
  jest.mocked(Taro.getLaunchOptionsSync).mockReturnValue({ path, query: {} } as never)
  expect(openRoute()?.name).toBe('authentication')
  const inFront = [{ route: 'pages/tabs/index/page' }, { route: 'pages/address/user-address/page' }]
  jest.mocked(Taro.getCurrentPages).mockReturnValueOnce(inFront)
  expect(openRoute()?.name).toBe('userAddress')
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
