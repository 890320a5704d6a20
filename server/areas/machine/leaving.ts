import { and, count, eq, inArray } from 'drizzle-orm'
import type { Leaver, Leaving } from '../leaving'
import type { Db } from '@server/database/database'
import type { MachineOrderState } from './orders/states'
import { iterMachines, machineOrders } from './tables'

const underWay: readonly MachineOrderState[] = [
  'unpaid',
  'commanded',
  'delivering',
  'failed',
  'timedOut',
]

async function openOrders(db: Db, { userId }: Leaver) {
  const [row] = await db
    .select({ orders: count() })
    .from(machineOrders)
    .where(and(eq(machineOrders.userId, userId), inArray(machineOrders.state, [...underWay])))
  if (!row?.orders) return []
  return [
    {
      text: `有 ${row.orders} 单机器订单还没结束`,
      way: '等出货或退回，一般几分钟',
      link: '/exchangeShop/OrderListOnlineMachine',
    },
  ]
}

/** Machines are handed over by people of the house, one at a time. */
async function ownMachines(db: Db, { userId }: Leaver) {
  const [row] = await db
    .select({ machines: count() })
    .from(iterMachines)
    .where(eq(iterMachines.operatorId, userId))
  if (!row?.machines) return []
  return [{ text: `您还管着 ${row.machines} 台机器`, way: '先联系客服交接给同事', link: '' }]
}

export const machineLeaving: Leaving = {
  obstacles: async (...of) => [...(await openOrders(...of)), ...(await ownMachines(...of))],
  tables: {
    machine_choices: { gone: 'user_id' },
    machine_tickets: { gone: 'user_id' },
    machine_purchases: { gone: 'user_id' },
    machine_orders: { stays: 'what a slot gave: a number that leads to nobody' },
    iter_machines: { stays: 'nobody leaves who still has one' },
    machine_incidents: { stays: 'what went wrong with a machine: a number that leads to nobody' },
  },
}
