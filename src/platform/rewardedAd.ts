import Taro from '@tarojs/taro'
import type { AdOutcome } from './rewardedAdProps'

/** Over the page; the next is loaded only when somebody wants it. */
export function showRewardedAd(adUnitId: string): Promise<AdOutcome> {
  // a phone whose WeChat is too old has none
  if (!Taro.canIUse('createRewardedVideoAd')) return Promise.resolve('failed')
  const ad = Taro.createRewardedVideoAd({ adUnitId })
  return new Promise((resolve) => {
    const over = (outcome: AdOutcome) => {
      ad.offClose(closed)
      ad.offError(failed)
      resolve(outcome)
    }
    // phones of before said nothing where it was seen to its end
    const closed = (told?: { isEnded?: boolean }) =>
      over(told?.isEnded === false ? 'left' : 'ended')
    const failed = () => over('failed')
    ad.onClose(closed)
    ad.onError(failed)
    ad.load()
      .then(() => ad.show())
      .catch(failed)
  })
}
