import type { Coded } from '@server/areas/coded'
import { inviterOf } from '@server/areas/invite/invite'
import { refuseClosed } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import { miniPlace } from '@server/providers/wechat/mini-place'
import { distributorOf } from './join'

/** One's own alone. */
export const codedDistributor: Coded = async (looking, code) => {
  const { db, user } = looking
  refuseClosed(looking, 'inviteReward')
  if ((await inviterOf(db, code)) !== user?.userId) throw new Refusal('inviteWrong')
  const mine = await distributorOf(db, user.userId)
  if (!mine) throw new Refusal('inviteWrong')
  return miniPlace('r', { recruit_distributor_id: mine.recruitmentId, code })
}
