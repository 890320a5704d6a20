import type { AdOutcome } from './rewardedAdProps'

/** Browsers show none of WeChat's. */
export const showRewardedAd = (_adUnitId: string): Promise<AdOutcome> => Promise.resolve('failed')
