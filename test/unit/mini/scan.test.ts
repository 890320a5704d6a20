import Taro from '@tarojs/taro'
import { readCode } from '@/platform/scan'
import { routeNamed } from '@/routes/match'

const scanned = (answer: object) => {
  jest.mocked(Taro.scanCode).mockResolvedValueOnce(answer as Taro.scanCode.SuccessCallbackResult)
  return readCode()
}
const ofMini = (path?: string) => scanned({ scanType: 'WX_CODE', path })
const says = (words: string) => ({ problem: expect.stringContaining(words) as string })

const { page } = routeNamed('scanMachine')

test('all kinds of codes are read: none is named that a library would leave others out for', async () => {
  await scanned({ scanType: 'QR_CODE', result: 'LJ-0107', path: '' })
  expect(Taro.scanCode).toHaveBeenLastCalledWith({})
})

test('an ordinary code is what it says', async () => {
  const result = 'https://mall.example/scanMachine?machine_sn=LJ-0107'
  expect(await scanned({ scanType: 'QR_CODE', result, path: '' })).toEqual({ text: result })
})

test.each([
  ['on Android', `${page}?scene=m.LJ-0107`],
  ['on iOS', `${page}?scene=m%2ELJ-0107`],
])('a mini-program code is the address that it leads to, %s', async (_where, path) => {
  const text = 'https://mall.example/scanMachine?machine_sn=LJ-0107'
  expect(await ofMini(path)).toEqual({ text })
})

test('one of a page with its parameters is, too', async () => {
  const { page: goods } = routeNamed('goodDetailsOnline')
  const text = 'https://mall.example/exchangeShop/GoodDetailsOnline/7'
  expect(await ofMini(`${goods}?goods_id=7`)).toEqual({ text })
})

test('one of another mini program says so', async () => {
  expect(await ofMini()).toEqual(says('别的小程序的码'))
  expect(await ofMini('')).toEqual(says('别的小程序的码'))
})

test('one of ours that names nothing any more says that', async () => {
  expect(await ofMini(`${page}?scene=id%3D1`)).toEqual(says('这个码打不开'))
  expect(await ofMini('pages/gone/page')).toEqual(says('这个码打不开'))
})

test('whoever closes the camera is told nothing', async () => {
  jest.mocked(Taro.scanCode).mockRejectedValueOnce({ errMsg: 'scanCode:fail cancel' })
  expect(await readCode()).toBeNull()
})
