import type { Coded } from '@server/areas/coded'
import { refuseClosed } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import { miniPlace } from '@server/providers/wechat/mini-place'
import { inviterOf } from './code'

/** One's own alone. */
export const codedInvite: Coded = async (looking, code) => {
  const { db, user } = looking
  refuseClosed(looking, 'inviteReward')
  if ((await inviterOf(db, code)) !== user?.userId) throw new Refusal('inviteWrong')
  return miniPlace('i', { invite: code })
}
