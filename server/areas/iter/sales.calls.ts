import type { salesCalls } from '@contract/iter/sales'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { listSales } from './sales/list-sales'
import { findSale, presentSale } from './sales/one-sale'
import { scopeOf } from './sales/scope'

export const salesHandlers = ({ orders }: Ports): HandlersOf<typeof salesCalls> => ({
  '/tp5/api/IterOrder/lists': async (input, context) =>
    listSales(await scopeOf(context, input), input),

  '/tp5/api/IterOrder/detail': async ({ order_sn: orderSn }, context) =>
    presentSale(context.db, orders, await findSale(context, orderSn)),
})
