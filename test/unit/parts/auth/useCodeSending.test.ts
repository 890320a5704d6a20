import { useCodeSending } from '@/parts/auth/useCodeSending'
import { renderHook, settle } from '../../client/renderHook'

const opened = Date.parse('2026-11-22T10:00:00+08:00')

afterEach(() => jest.restoreAllMocks())

test('who takes half a minute before asking for a code waits no longer than others', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(opened)
  const hook = await renderHook(
    () => useCodeSending(() => Promise.resolve({ resend_seconds: 60 })),
    undefined,
  )
  expect(hook.now().left).toBe(0)
  clock.mockReturnValue(opened + 30_000)
  await settle(() => hook.now().send())
  expect(hook.now().left).toBe(60)
})

test('what is not sent is not counted down', async () => {
  const hook = await renderHook(() => useCodeSending(() => Promise.resolve(undefined)), undefined)
  await settle(() => hook.now().send())
  expect(hook.now().left).toBe(0)
})
