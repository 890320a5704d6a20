import type { Out } from '@contract/api'
import type { Part } from './bills'
import { shareOf, stepOf } from './proofs/proofs'
import { workOf } from './bills'
import { states } from './states'

type Row = Out<'/tp5/api/AdTask/complete'>

/** What it gives, or gave: once it is chosen or paid, that alone. */
export function rewardOf({ share, choice, state, gotCents, gotPoints }: Part['bill']) {
  if (state === 'received') return { cents: gotCents, points: gotPoints }
  return {
    cents: choice === 'points' ? 0 : share.rewardCents,
    points: choice === 'money' ? 0 : share.rewardPoints,
  }
}

interface Reward {
  rewardCents: number
  rewardPoints: number
}

/** Whether money or points are still to be chosen. */
export const isChoice = ({ rewardCents, rewardPoints }: Reward) =>
  rewardCents > 0 && rewardPoints > 0 ? (1 as const) : (0 as const)

/** Both that one may be chosen of. */
export const choiceOf = (reward: Reward) =>
  isChoice(reward) ? { cents: reward.rewardCents, points: reward.rewardPoints } : null

export function presentBill(part: Part): Row {
  const { bill, task } = part
  const work = workOf(part)
  return {
    bill_user_id: bill.billUserId,
    flag: task.taskId,
    campaign_id: task.campaignId,
    kind: task.kind,
    title: task.title,
    advertiser: task.campaign.company,
    ...rewardOf(bill),
    state: bill.state,
    state_text: states.of(bill.state).text,
    step: stepOf(work),
    progress: shareOf(work),
    held_until: bill.reservedUntil?.toISOString() ?? null,
    reason: bill.reason,
  }
}
