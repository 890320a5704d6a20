import type { giftCalls } from '@contract/task/gift'
import { codeOf } from '@server/areas/ad-gift/ad-gift'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findPart } from './bills'
import { giftOf } from './gifts'
import { states } from './states'
import { linesOf } from './words'

export const giftHandlers: HandlersOf<typeof giftCalls> = {
  '/tp5/api/AdTask/rewardCode': async ({ bill_user_id: billUserId }, context) => {
    const { db, user, now, config } = context
    const { userId } = user
    const { bill } = await findPart(db, { userId, billUserId })
    const { state, taskId } = bill
    if (state === 'completed') throw new Refusal('taskOpen', '先领取奖励，券码一起给您')
    if (state !== 'received') throw new Refusal('taskMoved', `这个任务${states.of(state).text}`)
    const gift = await giftOf(db, taskId, now)
    if (!gift) throw new Refusal('notFound', '这个任务没有送券码')
    const given = await codeOf(db, config.dataKey, { billUserId, userId })
    return {
      title: gift.title,
      how: linesOf(gift.how),
      valid_until: gift.validUntil.toISOString(),
      expired: gift.validUntil > now ? 0 : 1,
      code: given?.code ?? '',
      given_at: given?.givenAt.toISOString() ?? null,
    }
  },
}
