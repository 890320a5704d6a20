import type { refundCalls } from '@contract/holding/refund'
import { lockOrder } from '@server/areas/order/order'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { findHolding } from './held'
import { refundAsked } from './refund-left'

export const refundHandlers = ({ orders }: Ports): HandlersOf<typeof refundCalls> => ({
  '/tp5/api/ExchangeShop/UserExchange/refund': async (input, { db, user, now }) => {
    const { holding_id: holdingId, ...told } = input
    const { userId } = user
    const { orderSn } = await findHolding(db, userId, holdingId)
    if (!orderSn) throw new Refusal('notUsable', '别人送的不能退，可以再转赠')
    const order = await lockOrder(db, { userId, orderSn })
    const back = await refundAsked(orders, db, order, { holdingId, told, at: now })
    return { points: back.points, gold: back.gold, money: back.money }
  },
})
