import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { findMachine } from '../machines/machine-row'
import { isStuck } from '../exchange/units'
import { commandOrder } from '../orders/command-order'
import { flow } from '../orders/flow'
import { machineIdOf, type MachineOrder } from '../orders/machine-order'
import { dropCode } from './keep-order'

const notNow = '这一单还给您留着，也可以取消，全额退回'

/** Its owner stands there, or has typed the code. Call it with a locked order. */
export async function takeOut(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  if (order.state === 'kept' && order.deadlineAt! <= at)
    throw new Refusal('orderMoved', '过了取货时间，正在全额退回')
  flow.states.check(order.state, 'commanded')
  const machineId = machineIdOf(order)
  const machine = await findMachine({ db: tx, now: at, position: null }, machineId)
  if (machine.state === 'offline')
    throw new Refusal('machineOffline', `机器暂时离线，请稍后再取。${notNow}`)
  if (machine.state === 'fault') throw new Refusal('machineFault', `机器出了故障。${notNow}`)
  if (await isStuck(tx, order)) throw new Refusal('slotStuck', `这个货道卡住了。${notNow}`)
  await dropCode(tx, order)
  return commandOrder(tx, order, at)
}
