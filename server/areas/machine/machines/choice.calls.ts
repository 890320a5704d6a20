import { eq } from 'drizzle-orm'
import type { choiceCalls } from '@contract/machine/choice'
import { countVisit } from '@server/areas/sales/sales'
import { balances } from '@server/areas/wallet/wallet'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { iterMachines as machines } from '../tables'
import { boughtToday } from '../exchange/eligibility'
import { waysOf } from '../exchange/ways'
import { choiceOf, keepChoice, nearestMachine } from './choice'
import { listMachines } from './machine-list'
import { findMachine } from './machine-row'
import { findSlotGoods, slotsOf } from './slot-goods'

export const choiceHandlers: HandlersOf<typeof choiceCalls> = {
  '/tp5/api/ExchangeShop/selectMachine': async (input, context) => listMachines(context, input),

  '/tp5/api/ExchangeShop/chooseMachine': async (input, context) => {
    const { machine_id } = await findMachine(context, input.machine_id)
    await keepChoice(context.db, context.user.userId, machine_id, context.now)
    return { machine_id }
  },

  '/tp5/api/ExchangeShop/OfflineGoods/lists': async (input, context) => {
    const { db, user } = context
    const mine = user && (await choiceOf(db, user.userId))
    const machineId =
      input.machine_id ??
      (input.machine_sn ? await machineOf(context, input.machine_sn) : null) ??
      mine ??
      (await nearestMachine(context))
    if (machineId === null) throw new Refusal('notFound', '附近还没有机器')
    const machine = await findMachine(context, machineId)
    await countVisit(db, machineId, context.now)
    return {
      machine,
      chosen: machineId === mine ? 1 : 0,
      slots: await slotsOf(db, machineId),
    }
  },

  '/tp5/api/ExchangeShop/OfflineGoods/detail': async (input, context) => {
    const { db, user, now } = context
    const { machine_id: machineId, offline_goods_id: offlineGoodsId } = input
    const machine = await findMachine(context, machineId)
    const goods = await findSlotGoods(db, { machineId, offlineGoodsId })
    if (!user) return { machine, goods, mine: null }
    const held = await balances(db, user.userId)
    const bought_today = await boughtToday(db, { userId: user.userId, offlineGoodsId, now })
    const ways = await waysOf(db, { userId: user.userId, machineId, now })
    return { machine, goods, mine: { ...held, bought_today, ...ways } }
  },
}

async function machineOf({ db }: Pick<Context, 'db'>, machineSn: string): Promise<number> {
  const [machine] = await db
    .select({ machineId: machines.machineId })
    .from(machines)
    .where(eq(machines.machineSn, machineSn))
  if (!machine) throw new Refusal('notFound', '没有找到这台机器，请核对编号')
  return machine.machineId
}
