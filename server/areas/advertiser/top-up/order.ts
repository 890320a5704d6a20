import { type Column, like } from 'drizzle-orm'
import type { Order as AnyOrder } from '@server/areas/order/order'
import { letters } from '@server/database/numbers'

export const seller = 'advertiser'

export interface OrderFacts {
  advertiserId: number
}

export type Order = AnyOrder<OrderFacts>

/** Whether a movement of a purse is about money that was paid in. */
export const isTopUp = (subject: Column) => like(subject, `${letters.advertiser}%`)
