import { z } from 'zod'
import { post } from '../call'
import { orderSn } from '../order'
import { progress } from './order'

export const pickupCalls = {
  '/tp5/api/OfflineOrder/pickUp': post({
    summary: 'Takes out what is kept for me, where I stand before the machine',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['orders', 'machines'],
    in: z.object({ order_sn: orderSn }),
    out: progress,
  }),
}
