import type { slotsCalls } from '@contract/iter/slots'
import type { HandlersOf } from '@server/call/handler'
import { findSlot, listSlots, totalsOf } from './slots/list-slots'
import { lastMovements } from './slots/movements'
import { listMyGoods } from './slots/my-goods'
import { myMachine, noSlot } from './slots/my-slot'

export const slotsHandlers: HandlersOf<typeof slotsCalls> = {
  '/tp5/api/Slot/list': async (input, context) => {
    const machine = await myMachine(context, input.machine_sn)
    const list = await listSlots(context.db, machine.machineId, context.now)
    return { machine: present(machine), totals: totalsOf(list), list }
  },

  '/tp5/api/Slot/show': async (input, context) => {
    const { db, now } = context
    const machine = await myMachine(context, input.machine_sn)
    const place = { machineId: machine.machineId, slotNo: input.slot_no }
    const slot = await findSlot(db, place, now)
    if (!slot) throw noSlot()
    return { machine: present(machine), slot, movements: await lastMovements(db, slot.goods_id) }
  },

  '/tp5/api/Slot/goods': async (_input, { db, user, now }) => ({
    list: await listMyGoods(db, { userId: user.userId, now }),
  }),
}

type Machine = Awaited<ReturnType<typeof myMachine>>

const present = ({ machineSn: machine_sn, name, village }: Machine) => ({
  machine_sn,
  name,
  village,
})
