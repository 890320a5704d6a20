import type { Out, Parsed } from '@contract/api'
import { offeredAddress } from '@server/areas/address/address'
import { phoneOf } from '@server/areas/auth/auth'
import { cancelWords, kinds } from '@server/areas/holding/holding'
import { issueTicket, mixOf } from '@server/areas/order/order'
import type { Context } from '@server/call/handler'
import { pickRow } from '../goods/goods.calls'
import { presentRow } from '../goods/goods-row'
import { shop } from './shop'

type Check = '/tp5/api/ExchangeShop/check'
type Asking = Pick<Context<Check>, 'db' | 'user' | 'now' | 'config' | 'position' | 'platform'>

/** What goods cost me in the way that I chose, with the ticket that promises it. */
export async function presentOffer(context: Asking, input: Parsed<Check>): Promise<Out<Check>> {
  const { db, user, now, config, platform } = context
  const { userId } = user
  const { number, goods_id: goodsId, exchange_type: mix } = input
  const offer = await shop.offer(db, { userId, goodsId, number, mix, platform, now })
  const { goods, price, purse } = offer
  return {
    ticket: await issueTicket(db, shop, offer, { userId, now }),
    expire_seconds: shop.ticketSeconds,
    goods: presentRow(pickRow(goods), context),
    number,
    exchange_type: mixOf(price),
    ...price,
    purse,
    cancel_text: cancelWords(goods),
    needs: {
      address: kinds[goods.kind].way === 'parcel' ? 1 : 0,
      sms: goods.sms_needed ? 1 : 0,
    },
    phone: await phoneOf({ db, config }, userId),
    address: await offeredAddress({ db, key: config.dataKey, userId }),
  }
}
