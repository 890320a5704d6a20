import type { Out } from '@contract/api'
import type { giftCalls } from '@contract/holding/gift'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { checkWords, type Judged, noteWords } from '@server/areas/content/content'
import { refuseClosed } from '@server/call/closed'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { holdings } from './tables'
import { isHolding } from './held'
import { accept, findInvite, type Invite, offer, takeBack } from './invites'

type InviteState = Out<'/tp5/api/VipPackets/inviteDetail'>['state']

const texts: Record<InviteState, string> = {
  open: '等您来领',
  accepted: '已经被领走了',
  takenBack: '对方已经收回',
  expired: '超过三天没有人领，已经退回',
}

export const giftHandlers: HandlersOf<typeof giftCalls> = {
  '/tp5/api/VipPackets/invite': {
    before({ message }, context) {
      if (message) refuseClosed(context, 'userText')
      return checkWords(context, message)
    },
    async write(input, judged: Judged, { db, user: { userId }, now }) {
      const { holding_id: holdingId, message = '' } = input
      const offered = await offer(db, { userId, holdingId, message, now })
      await noteWords(db, { kind: 'gift', userId, id: offered.invite_id, judged }, now)
      return offered
    },
  },

  '/tp5/api/VipPackets/takeBack': async (input, { db, user }) => {
    await takeBack(db, user.userId, input.holding_id)
    return { holding_id: input.holding_id }
  },

  '/tp5/api/VipPackets/inviteDetail': async (input, { db, user, now }) => {
    const invite = await findInvite(db, input.invite_id)
    const state = stateOf(invite, now)
    const [thing] = await db
      .select()
      .from(holdings)
      .where(isHolding(invite.userId, invite.holdingId))
    // Its order was cancelled since.
    if (!thing) throw new Refusal('inviteClosed', texts[state])
    const mine = user?.userId === invite.userId
    const accepted = user && invite.acceptedBy === user.userId ? invite.acceptedHoldingId : null
    return {
      invite_id: invite.inviteId,
      state,
      state_text: texts[state],
      mine: mine ? 1 : 0,
      holding_id: (mine ? invite.holdingId : accepted) ?? '',
      from: maskName(await nicknameOf({ db }, invite.userId)),
      message: invite.message,
      title: thing.title,
      image: thing.image,
      tint: thing.tint,
      worth: thing.facts.worth,
      expires_at: replyTime(invite.expiresAt),
    }
  },

  '/tp5/api/ExchangeShop/Goods/exchangeByInviteId': async (input, { db, user, now }) => ({
    holding_id: await accept(db, user.userId, input.invite_id, now),
  }),
}

const stateOf = ({ state, expiresAt }: Invite, now: Date) =>
  state === 'open' && expiresAt <= now ? 'expired' : state
