import Taro from '@tarojs/taro'
import { showRewardedAd } from '@/platform/rewardedAd'

type Close = (told?: { isEnded?: boolean }) => void

/** An ad of WeChat; what it is asked for, and a way to close it. */
function ad({ load = () => Promise.resolve() } = {}) {
  const closes = new Set<Close>()
  const made = {
    onClose: (close: Close) => void closes.add(close),
    offClose: (close: Close) => void closes.delete(close),
    onError: jest.fn(),
    offError: jest.fn(),
    load: jest.fn(load),
    show: jest.fn(() => Promise.resolve()),
  }
  jest
    .mocked(Taro.createRewardedVideoAd)
    .mockReturnValueOnce(made as unknown as Taro.RewardedVideoAd)
  return { ...made, closes, close: (told?: object) => closes.forEach((one) => one(told)) }
}

const settled = () => new Promise((then) => setTimeout(then))

test('says how an ad was left, and hears no more of it', async () => {
  for (const [told, outcome] of [
    [{ isEnded: true }, 'ended'],
    [{ isEnded: false }, 'left'],
    [undefined, 'ended'],
  ] as const) {
    const { close, closes, show } = ad()
    const shown = showRewardedAd('adunit-0123456789abcdef')
    await settled()
    expect(show).toHaveBeenCalledTimes(1)
    close(told)
    expect(await shown).toBe(outcome)
    expect(closes.size).toBe(0)
  }
})

test('has failed where there is none, and where WeChat is too old for them', async () => {
  ad({ load: () => Promise.reject(new Error('no advertisement')) })
  expect(await showRewardedAd('adunit-0123456789abcdef')).toBe('failed')
  jest.mocked(Taro.canIUse).mockReturnValueOnce(false)
  expect(await showRewardedAd('adunit-0123456789abcdef')).toBe('failed')
})
