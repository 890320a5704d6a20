import { z } from 'zod'
import { get, post } from '../call'
import { tint, worth } from '../catalogue/goods'
import { flag, maybeLines, time, uuid } from '../fields'
import { own } from './held'

export const giftCalls = {
  '/tp5/api/VipPackets/invite': post({
    summary: 'Offers something that I hold to whoever opens the invitation',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: own.extend({ message: maybeLines(40, '留言').optional() }),
    out: z.object({ invite_id: z.string(), expires_at: time }),
  }),
  '/tp5/api/VipPackets/takeBack': post({
    summary: 'Takes back what nobody has accepted yet',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: own,
    out: own,
  }),
  '/tp5/api/VipPackets/inviteDetail': get({
    summary: 'What an invitation offers',
    access: 'public',
    of: ['holdings'],
    in: z.object({ invite_id: uuid }),
    out: z.object({
      invite_id: z.string(),
      state: z.enum(['open', 'accepted', 'takenBack', 'expired']),
      state_text: z.string(),
      mine: flag.describe('1: I gave it myself'),
      holding_id: z.string().describe('mine: what I gave or what I accepted, else empty'),
      from: z.string(),
      message: z.string(),
      title: z.string(),
      image: z.string(),
      tint,
      worth,
      expires_at: time,
    }),
  }),
  '/tp5/api/ExchangeShop/Goods/exchangeByInviteId': post({
    summary: 'Accepts what an invitation offers, once',
    access: 'user',
    once: true,
    touches: ['holdings'],
    in: z.object({ invite_id: uuid }),
    out: own,
  }),
}
