import { z } from 'zod'
import { get, post } from '../call'
import { tint } from '../catalogue/goods'
import { cursor, flag, id, machineSn, maybeText, paged } from '../fields'

export const pay = z.enum(['points', 'gold', 'money'])

export const machineRow = z.object({
  machine_id: z.number(),
  machine_sn: z.string(),
  name: z.string(),
  village: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distance: z.number().nullable().describe('metres from the caller, null where nobody knows'),
  state: z.enum(['online', 'offline', 'fault']),
})

export const slotGoods = z.object({
  offline_goods_id: z.number().describe('the goods as they stand in this slot'),
  slot_no: z.string(),
  title: z.string(),
  intro: z.string(),
  image: z.string(),
  tint,
  points: z.number().describe('0 where it is not given for points'),
  gold: z.number().describe('0 where it is not given for gold'),
  money: z.number().describe('in cents; 0 where it is not sold'),
  stock: z.number(),
  limit_per_day: z.number().describe('for one person, 0 without a limit'),
  state: z.enum(['ready', 'empty', 'stuck']),
})

export const keeping = z.object({
  minutes: z.number().describe('for how long goods are kept for somebody who comes later'),
  reason: z.string().describe('why nothing is kept for me now; empty: it is'),
})

export const goodsInMachine = z.object({ machine_id: id, offline_goods_id: id })

export const choiceCalls = {
  '/tp5/api/ExchangeShop/selectMachine': get({
    summary: 'Machines to choose from, the nearest first',
    access: 'public',
    of: ['machines', 'here'],
    alike: true,
    in: z.object({
      cursor,
      keyword: maybeText(40, '搜索词').optional(),
      pay: pay.optional().describe('only those that give something for it'),
    }),
    out: paged(
      machineRow.extend({
        available: z.number().describe('goods that can be had now'),
        goods: z
          .array(
            slotGoods.pick({
              offline_goods_id: true,
              title: true,
              image: true,
              tint: true,
              points: true,
              gold: true,
              money: true,
            }),
          )
          .describe('a few of them'),
      }),
    ),
  }),
  '/tp5/api/ExchangeShop/chooseMachine': post({
    summary: 'Keeps the machine I have chosen with my account',
    access: 'user',
    once: true,
    touches: ['machines'],
    in: z.object({ machine_id: id }),
    out: z.object({ machine_id: z.number() }),
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/lists': get({
    summary: 'One machine, slot by slot; without a number mine, or the nearest',
    access: 'public',
    of: ['machines', 'here'],
    in: z.object({ machine_id: id.optional(), machine_sn: machineSn.optional() }),
    out: z.object({ machine: machineRow, chosen: flag, slots: z.array(slotGoods) }),
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/detail': get({
    summary: 'What stands in one slot',
    access: 'public',
    of: ['machines', 'wallet', 'here'],
    in: goodsInMachine,
    out: z.object({
      machine: machineRow,
      goods: slotGoods,
      mine: z
        .object({
          points: z.number(),
          gold: z.number(),
          bought_today: z.number(),
          standing: z.number().describe('seconds for which I am known to stand here; 0: I am not'),
          kept: keeping,
        })
        .nullable()
        .describe('null for a visitor'),
    }),
  }),
}
