import { useSubmit } from '@/request/useSubmit'
import { later } from '../client/later'
import { renderHook, settle } from '../client/renderHook'

describe('useSubmit', () => {
  test('a second tap while the first is at work does nothing', async () => {
    const answer = later<string>()
    const write = jest.fn(() => answer.promise)
    const { now } = await renderHook(() => useSubmit(write), null)
    const results: unknown[] = []
    await settle(() => {
      void now()
        .submit()
        .then((result) => results.push(result))
      void now()
        .submit()
        .then((result) => results.push(result))
    })
    expect(now().busy).toBe(true)
    await settle(() => answer.give('LJ1'))
    expect(write).toHaveBeenCalledTimes(1)
    expect(results).toEqual([undefined, 'LJ1'])
    expect(now().busy).toBe(false)
  })

  test('a refusal is told, and the next try starts clean', async () => {
    const write = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('LJ1')
    const { now } = await renderHook(() => useSubmit(write), null)
    await settle(() => now().submit())
    expect(now()).toMatchObject({ busy: false, error: new Error('no') })
    await settle(() => now().submit())
    expect(now().error).toBeUndefined()
  })
})
