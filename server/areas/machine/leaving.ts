import { count, eq } from 'drizzle-orm'
import { countOrders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { underWay } from './orders/flow'
import { seller } from './orders/machine-order'
import { iterMachines } from './tables'

async function openOrders(db: Db, { userId }: Leaver) {
  const open = await countOrders(db, userId, seller, underWay)
  if (open === 0) return []
  return [
    {
      text: `有 ${open} 单机器订单还没结束`,
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
    machine_commands: { stays: 'what a slot gave: a number that leads to nobody' },
    iter_machines: { stays: 'nobody leaves who still has one' },
    machine_incidents: { stays: 'what went wrong with a machine: a number that leads to nobody' },
  },
}
