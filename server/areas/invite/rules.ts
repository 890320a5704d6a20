/** What an invitation is worth, and when. */
export const inviteRules = {
  /** So long after signing up an account counts as new. */
  newcomerDays: 7,
  /** From how many guests a day on, or from how many accounts on one device, an inviter is looked at. */
  suspicious: { aDay: 10, onDevice: 2 },
  inviterPoints: 200,
  guestPoints: 100,
  /** So long after accepting the guest's first goods count. */
  withinDays: 60,
  /** For so many guests a month the inviter is given something. */
  mostAMonth: 20,
}

const { inviterPoints, guestPoints, withinDays, mostAMonth } = inviteRules

export const rewardSentences = [
  `新邻居收到自己换的第一件实物，您得 ${inviterPoints} 积分，新邻居得 ${guestPoints} 积分`,
  `接受邀请后 ${withinDays} 天内收到才算，退掉的和活动奖品不算`,
  `每个月最多给您奖励 ${mostAMonth} 位`,
]

export const guestSentence = `接受后 ${withinDays} 天内收到自己换的第一件实物，您得 ${guestPoints} 积分`
