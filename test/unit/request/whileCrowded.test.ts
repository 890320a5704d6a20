import { refusals } from '@contract/refusals'
import { Refused } from '@/request/errors'
import { whileCrowded } from '@/request/whileCrowded'

const crowded = new Refused(refusals.crowded.error, refusals.crowded.message)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('whileCrowded', () => {
  test('asks again after a moment until there is room', async () => {
    const ask = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(crowded)
      .mockRejectedValueOnce(crowded)
      .mockResolvedValue('in')
    const answer = whileCrowded(ask)
    expect(ask).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(900)
    expect(ask).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(4000)
    expect(await answer).toBe('in')
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('gives up after half a minute or more, and says why', async () => {
    const ask = jest.fn().mockRejectedValue(crowded)
    const answer = whileCrowded(ask).catch((thrown: unknown) => thrown)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBe(crowded)
    expect(ask).toHaveBeenCalledTimes(30)
  })

  test('asks no more once nobody wants it any longer', async () => {
    const ask = jest.fn().mockRejectedValue(crowded)
    let wanted = true
    const answer = whileCrowded(ask, () => wanted).catch((thrown: unknown) => thrown)
    await jest.advanceTimersByTimeAsync(2500)
    const asked = ask.mock.calls.length
    wanted = false
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBe(crowded)
    expect(ask).toHaveBeenCalledTimes(asked)
  })

  test('leaves every other refusal to who asked', async () => {
    const no = new Refused(refusals.seckillOver.error, 'over')
    await expect(whileCrowded(() => Promise.reject(no))).rejects.toBe(no)
  })
})
