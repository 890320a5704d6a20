import { z } from 'zod'
import { post } from '../call'
import { id, uuid } from '../fields'
import { goodsInMachine, keeping, machineRow, pay, slotGoods } from './choice'
import { machineOrderState } from './order'

/** 1 points, 2 gold */
const exchangeType = z.coerce
  .number<1 | 2>({ error: '兑换方式不正确' })
  .pipe(z.union([z.literal(1), z.literal(2)], { error: '兑换方式不正确' }))

const ticket = z.object({
  ticket: z.string(),
  expire_seconds: z.number(),
  machine: machineRow,
  goods: slotGoods,
  pay,
  amount: z.number(),
  balance: z.number().nullable().describe('before it, null where money is paid'),
  standing: z.number().describe('seconds for which I am known to stand here; 0: I am not'),
  kept: keeping,
})

/**
 * Goods come out at once only for who has proved to stand before the machine; else they are kept
 * for a while, by a code.
 */
const placing = z.object({
  ticket: uuid,
  take: z.enum(['now', 'later'], { error: '请选择现在出货或者稍后来取' }).default('later'),
})

const placed = z.object({
  order_sn: z.string(),
  state: machineOrderState,
  amount: z.number(),
  balance: z.number().nullable(),
})

export const exchangeCalls = {
  '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': post({
    summary: 'May I take this for points or gold? Gives the one-time ticket',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: [],
    in: goodsInMachine.extend({ exchange_type: exchangeType }),
    out: ticket,
  }),
  '/tp5/api/ExchangeShop/OfflineGoods/exchange': post({
    summary:
      'Takes it: the unit, the balance and the command or the code for the machine in one transaction',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['orders', 'wallet', 'machines'],
    in: placing,
    out: placed,
  }),
  '/tp5/api/OfflineOrder/checkOnlineCreate': post({
    summary: 'May I buy this from the machine? Gives the one-time ticket',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: [],
    in: z.object({ machine_id: id, goods_id: id }),
    out: ticket,
  }),
  '/tp5/api/OfflineOrder/onlineCreate': post({
    summary: 'Holds one unit for me until it is paid or the time is over',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['orders', 'machines'],
    in: placing,
    out: placed,
  }),
}
