import type { Out } from '@contract/api'
import type { exclusiveCalls } from '@contract/exclusive'
import { usualPrice } from '@server/areas/catalogue/catalogue'
import { whoMay } from '@server/areas/prize/prize'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { buy } from './buy'
import { boughtOf, type Found, offerOfGoods, offersNow, whyNot } from './find'
import { logOf } from './log'

type Offer = Out<'/tp5/api/Exclusive/lists'>['list'][number]

function present({ offer, goods }: Found): Offer {
  const { points, gold, money } = offer
  const price = { points, gold, money }
  return {
    offer_id: offer.offerId,
    goods_id: offer.goodsId,
    ...{ title: goods.title, image: goods.image, tint: goods.tint, price },
    usual: usualPrice(goods.ways, price),
    total: offer.total,
    left: offer.pieces,
    ends_at: replyTime(offer.endsAt),
    audience: whoMay(offer.audience),
  }
}

export const exclusiveHandlers = ({ orders }: Ports): HandlersOf<typeof exclusiveCalls> => ({
  '/tp5/api/Exclusive/lists': async (_input, { db, user: { userId }, now }) => {
    const list: Offer[] = []
    for (const found of await offersNow(db, now))
      if (!(await whyNot(db, found, { userId, now }))) list.push(present(found))
    return { list }
  },

  '/tp5/api/Exclusive/detail': async ({ goods_id: goodsId }, { db, user, now }) => {
    const { found, why } = await offerOfGoods(db, goodsId, { userId: user?.userId, now })
    const { offer, goods } = found
    return {
      ...present(found),
      intro: goods.intro,
      details: goods.details,
      limit: offer.limitPerUser,
      bought: user ? await boughtOf(db, user.userId, offer.offerId) : 0,
      may: user && !why ? 1 : 0,
      reason: why?.reason ?? '',
      remedy: why?.remedy ?? null,
    }
  },

  '/tp5/api/Exclusive/buy': async (input, { db, user: { userId }, now }) => {
    const { offer_id: offerId, address_id: addressId } = input
    const { orderSn, state } = await buy(orders, db, { userId, offerId, addressId, now })
    return { order_sn: orderSn, state: state === 'unpaid' ? 'unpaid' : 'paid' }
  },

  '/tp5/api/Exclusive/log': ({ cursor }, { db, user: { userId } }) =>
    logOf(orders, db, userId, cursor),
})
