import type { Coded } from '@server/areas/coded'
import { Refusal } from '@server/call/refusal'
import { miniPlace } from '@server/providers/wechat/mini-place'
import { promoterBy } from './find'

/** One's own alone. */
export const codedStreet: Coded = async ({ db, user }, code) => {
  const promoter = await promoterBy(db, code)
  if (!promoter || promoter.userId !== user?.userId) throw new Refusal('inviteWrong')
  return miniPlace('s', { activity_id: String(promoter.activityId), code })
}
