import type { Out } from '@contract/api'
import * as exchangeShop from '@server/areas/catalogue/catalogue'
import * as machine from '@server/areas/machine/machine'
import * as promotion from '@server/areas/campaign/campaign'
import type { Db } from '@server/database/database'

type Told = Out<'/tp5/api/OrderPay/detail'>

/** What a payment has to know of an order, of whichever area it is. */
export interface OrderToPay extends Pick<
  Told,
  'kind' | 'machine' | 'title' | 'image' | 'tint' | 'number' | 'money'
> {
  orderSn: string
  /** Settled: nothing is left to pay. */
  standing: 'waiting' | 'settled' | 'cancelled'
  /** Until when it waits for money. */
  expiresAt: Date | null
}

export interface Settlement {
  userId: string
  orderSn: string
  paidAt: Date
}

/** An area whose orders are paid for. Another person's order is refused as one that never was. */
export interface PayableOrders {
  find(db: Db, userId: string, orderSn: string): Promise<OrderToPay>
  /** The same, held until the transaction ends. */
  lock(tx: Db, userId: string, orderSn: string): Promise<OrderToPay>
  /**
   * The money is there, and the order goes on. False where the order no longer waits for it, or
   * cannot give what was paid for and is cancelled instead: the money goes back then.
   */
  settle(tx: Db, settlement: Settlement): Promise<boolean>
}

/** The number of an order tells whose it is. */
export function ordersOf(orderSn: string): PayableOrders {
  if (orderSn.startsWith('LC')) return ofCampaigns
  return orderSn.startsWith('LM') ? ofMachines : ofExchangeShop
}

const ofExchangeShop: PayableOrders = {
  find: async (...which) => fromExchangeShop(await exchangeShop.findOrderToPay(...which)),
  lock: async (...which) => fromExchangeShop(await exchangeShop.lockOrderToPay(...which)),
  settle: exchangeShop.settleOrder,
}

const standings = { unpaid: 'waiting', cancelled: 'cancelled' } as const

function fromExchangeShop({ state, ...order }: exchangeShop.OrderToPay): OrderToPay {
  const standing = state === 'unpaid' || state === 'cancelled' ? standings[state] : 'settled'
  return { ...order, machine: null, standing }
}

const ofMachines: PayableOrders = {
  find: async (...which) => fromMachine(await machine.findOrderToPay(...which)),
  lock: async (...which) => fromMachine(await machine.lockOrderToPay(...which)),
  settle: machine.settleOrder,
}

type MachineOrder = Awaited<ReturnType<typeof machine.findOrderToPay>>

function fromMachine({ machineId, offlineGoodsId, ...order }: MachineOrder): OrderToPay {
  return { ...order, kind: null, machine: { machine_id: machineId, goods_id: offlineGoodsId } }
}

const ofCampaigns: PayableOrders = {
  find: async (...which) => fromCampaign(await promotion.findOrderToPay(...which)),
  lock: async (...which) => fromCampaign(await promotion.lockOrderToPay(...which)),
  settle: promotion.settleOrder,
}

type CampaignOrder = Awaited<ReturnType<typeof promotion.findOrderToPay>>

function fromCampaign({ state, ...order }: CampaignOrder): OrderToPay {
  const standing = state === 'unpaid' || state === 'cancelled' ? standings[state] : 'settled'
  return { ...order, kind: null, machine: null, standing }
}
