import { useSmsForm } from '@/parts/auth/useSmsForm'
import { renderHook, settle } from '../../client/renderHook'

const mockReload = jest.fn()
jest.mock('@/cache/useRead', () => ({
  useRead: () => ({ data: { captcha_id: 'one', kind: 'picture' }, reload: mockReload }),
}))

const opened = Date.parse('2026-11-22T10:00:00+08:00')
const tellTime: (() => void)[] = []

beforeEach(() => {
  jest.spyOn(globalThis, 'setInterval').mockImplementation((tell) => {
    tellTime.push(tell)
    return 0 as unknown as NodeJS.Timeout
  })
})
afterEach(() => jest.restoreAllMocks())

test('a picture that was solved serves until another message may be sent, then another comes', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(opened)
  const send = () => Promise.resolve({ resend_seconds: 60 })
  const hook = await renderHook(() => useSmsForm(send), undefined)
  await settle(() => {
    hook.now().field('phone').onChange('13800000001')
    hook.now().field('captcha').onChange('3633')
  })
  await settle(() => hook.now().send())
  expect(hook.now()).toMatchObject({ solved: true, values: { captcha: '3633' } })
  expect(mockReload).not.toHaveBeenCalled()

  clock.mockReturnValue(opened + 61_000)
  await settle(() => tellTime.forEach((tell) => tell()))
  expect(hook.now()).toMatchObject({ solved: false, values: { captcha: '' } })
  expect(mockReload).toHaveBeenCalledTimes(1)
})
