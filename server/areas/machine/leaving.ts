import { countOrders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { underWay } from './orders/flow'
import { seller } from './orders/machine-order'

async function openOrders(db: Db, { userId }: Leaver) {
  const open = await countOrders(db, { userId, seller, states: underWay })
  if (open === 0) return []
  return [
    {
      text: `有 ${open} 单机器订单还没结束`,
      way: '先取货或取消，正在出货的等几分钟',
      link: '/exchangeShop/OrderListOnlineMachine',
    },
  ]
}

export const machineLeaving: Leaving = {
  obstacles: openOrders,
  tables: {
    iter_machines: { stays: 'what a machine signs with: a secret of no person' },
    machine_choices: { gone: 'user_id' },
    machine_presences: { gone: 'user_id' },
    machine_pickups: { gone: 'user_id' },
    machine_commands: { stays: 'what a slot gave: a number that leads to nobody' },
    slot_movements: { stays: 'what went in and out of a slot: a number that leads to nobody' },
    machine_incidents: { stays: 'what went wrong with a machine: a number that leads to nobody' },
  },
}
