import Taro from '@tarojs/taro'
import { openOutside } from '@/platform/outside'

const tell = jest.fn().mockResolvedValue(undefined)
const ways = { mini: { app_id: '', path: '' }, scheme: '', url: '' }
const partner = { ...ways, mini: { app_id: 'wx0123456789abcdef', path: 'pages/a' } }
const opening = jest.mocked(Taro.navigateToMiniProgram)

beforeEach(() => jest.clearAllMocks())

test('the app of a partner is its mini program, and counts once it is open', async () => {
  opening.mockResolvedValueOnce({ errMsg: 'ok' })
  expect(await openOutside(partner, tell)).toBe('opened')
  expect(opening).toHaveBeenCalledWith({ appId: 'wx0123456789abcdef', path: 'pages/a' })
  expect(tell).toHaveBeenCalledTimes(1)
})

test('it does not count where the person changes their mind', async () => {
  opening.mockRejectedValueOnce({ errMsg: 'navigateToMiniProgram:fail cancel' })
  expect(await openOutside({ ...partner, url: 'https://y' }, tell)).toBe('stayed')
  expect(tell).not.toHaveBeenCalled()
})

test('one that does not open leaves the clipboard alone', async () => {
  opening.mockRejectedValueOnce({ errMsg: 'navigateToMiniProgram:fail invalid appid' })
  expect(await openOutside({ ...partner, url: 'https://y' }, tell)).toBe('nowhere')
  expect(Taro.setClipboardData).not.toHaveBeenCalled()
  expect(tell).not.toHaveBeenCalled()
})

test('one that has no mini program is its address, copied whole', async () => {
  expect(await openOutside({ ...ways, url: 'https://y' }, tell)).toBe('copied')
  expect(await openOutside({ ...ways, url: '/yoga' }, tell)).toBe('copied')
  const copied = jest.mocked(Taro.setClipboardData).mock.calls.map(([{ data }]) => data)
  expect(copied).toEqual(['https://y', 'https://mall.example/yoga'])
  expect(await openOutside(ways, tell)).toBe('nowhere')
  expect(tell).toHaveBeenCalledTimes(2)
})

test('it tells why the server did not hear of it', async () => {
  opening.mockResolvedValueOnce({ errMsg: 'ok' })
  tell.mockRejectedValueOnce(new Error('断网了'))
  await expect(openOutside(partner, tell)).rejects.toThrow('断网了')
})
