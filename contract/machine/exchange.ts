import { z } from 'zod'
import { post } from '../call'
import { exchangeType } from '../catalogue/goods'
import { id, uuid } from '../fields'
import { goodsInMachine, machineRow, pay, slotGoods } from './choice'
import { machineOrderState } from './order'

const ticket = z.object({
  ticket: z.string(),
  expire_seconds: z.number(),
  machine: machineRow,
  goods: slotGoods,
  pay,
  amount: z.number(),
  balance: z.number().nullable().describe('before it, null where money is paid'),
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
    summary: 'Takes it: the unit, the balance and the command for the machine in one transaction',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['orders', 'wallet', 'machines'],
    in: z.object({ ticket: uuid }),
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
    in: z.object({ ticket: uuid }),
    out: placed,
  }),
}
