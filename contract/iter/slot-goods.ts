import { z } from 'zod'
import { post } from '../call'
import { count, flag, id, machineSn, text } from '../fields'
import { whichSlot } from './slots'

export const slotGoodsCalls = {
  '/tp5/api/FranchiseSlot/display': post({
    summary: 'Sells a slot of a machine of mine, or sells it to nobody',
    access: 'operator',
    once: true,
    touches: ['machines'],
    in: z.object({ ...whichSlot, shown: flag }),
    out: z.object({ shown: flag }),
  }),
  '/tp5/api/Slot/displayAllGoods': post({
    summary: 'The same for all slots of a machine of mine',
    access: 'operator',
    once: true,
    touches: ['machines'],
    in: z.object({ machine_sn: machineSn, shown: flag }),
    out: z.object({ changed: z.number().describe('how many slots were otherwise before') }),
  }),
  '/tp5/api/FranchiseSlot/saveGoods': post({
    summary: 'What the goods in a slot are called and cost, or other goods in an empty one',
    access: 'operator',
    once: true,
    touches: ['machines'],
    in: z.object({
      ...whichSlot,
      goods_id: id.describe('what was in it when it was looked at'),
      other_goods_id: id.optional().describe('what is to be in it, as it stands in a slot of mine'),
      title: text(30, '商品名'),
      points: count,
      gold: count,
      money: count.describe('cents'),
      limit_per_day: count,
    }),
    out: z.object({ goods_id: z.number() }),
  }),
}
