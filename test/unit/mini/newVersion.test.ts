import Taro from '@tarojs/taro'
import { offerNewVersion } from '@/platform/newVersion'

let ready: () => void
const applyUpdate = jest.fn()
const modal = jest.mocked(Taro.showModal)

beforeEach(() => {
  applyUpdate.mockReset()
  modal.mockReset()
  jest.mocked(Taro.getUpdateManager).mockReturnValue({
    onUpdateReady: (tell: () => void) => void (ready = tell),
    applyUpdate,
  } as never)
})

const answers = (confirm: boolean) =>
  modal.mockResolvedValue({ confirm, cancel: !confirm, errMsg: '' })

test.each([
  ['no', false, 0],
  ['yes', true, 1],
])('a new version that is there is opened on a %s', async (_said, confirm, times) => {
  answers(confirm)
  offerNewVersion(() => true)
  expect(modal).not.toHaveBeenCalled()
  ready()
  await modal.mock.results[0]?.value
  expect(modal.mock.calls[0]?.[0]?.title).toBe('新版本已准备好')
  expect(applyUpdate).toHaveBeenCalledTimes(times)
})

test('it is offered once, however often WeChat tells of it', () => {
  answers(false)
  offerNewVersion(() => true)
  ready()
  ready()
  expect(modal).toHaveBeenCalledTimes(1)
})

test('and not to who is not to be asked', () => {
  offerNewVersion(() => false)
  ready()
  expect(modal).not.toHaveBeenCalled()
})

test('its buttons are as short as WeChat shows them', () => {
  answers(false)
  offerNewVersion(() => true)
  ready()
  const { confirmText = '', cancelText = '' } = modal.mock.calls[0]?.[0] ?? {}
  expect([confirmText, cancelText].every(({ length }) => length > 0 && length <= 4)).toBe(true)
})
