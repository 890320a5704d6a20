import { money } from '@/format/money'
import type { AdTask } from '@/parts/advertiser/ads'

/** What whoever does it gets. */
export function rewardWords({
  reward_cents: cents,
  reward_points: points,
}: Pick<AdTask, 'reward_cents' | 'reward_points'>): string {
  const all = [...(cents > 0 ? [money(cents)] : []), ...(points > 0 ? [`${points} 积分`] : [])]
  return all.length > 1 ? `${all.join(' 或 ')}，邻居自己选` : (all[0] ?? '')
}
