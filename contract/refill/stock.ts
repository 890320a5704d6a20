import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { get, post } from '../call'
import { empty, id, whole } from '../fields'
import { slotNo } from './warning'

const supplyKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, '商品编号不正确')

export const refillStockCalls = {
  '/tp5/api/Goods/stock': get({
    summary: 'What is in my van, and in which slots of my machines there is room for it',
    access: 'operator',
    of: ['refills', 'machines'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          supply_key: z.string(),
          title: z.string(),
          image: z.string(),
          tint,
          unit: z.string(),
          left: z.number().describe('pieces'),
          slots: z.array(
            z.object({
              machine_id: z.number(),
              machine_sn: z.string(),
              machine_name: z.string(),
              slot_no: z.string(),
              stock: z.number(),
              capacity: z.number(),
              room: z.number(),
            }),
          ),
        }),
      ),
    }),
  }),
  '/tp5/api/FranchiseOrder/put': post({
    summary: 'Puts pieces out of my van into a slot of my machine',
    access: 'operator',
    once: true,
    touches: ['refills', 'machines'],
    in: z.object({
      machine_id: id,
      slot_no: slotNo,
      supply_key: supplyKey,
      units: whole.min(1, '请填写数量').max(999, '一次放得太多'),
    }),
    out: z.object({
      stock: z.number().describe('pieces that can be sold from the slot now'),
      left: z.number().describe('pieces of it in my van'),
    }),
  }),
}
