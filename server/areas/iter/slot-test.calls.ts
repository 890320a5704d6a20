import type { slotTestCalls } from '@contract/iter/slot-test'
import { machineOnDuty } from '@server/areas/duty/duty'
import { testSlot } from '@server/areas/machine/machine'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

export const slotTestHandlers: HandlersOf<typeof slotTestCalls> = {
  '/tp5/api/MachineSlotTest/scan': async (input, context) => {
    const { db, user, now } = context
    const of = { userId: user.userId, role: 'operator', now } as const
    const machine = await machineOnDuty(db, { machineSn: input.machine_sn }, of)
    if (!machine) throw new Refusal('notFound', '没有找到您的这个货道，请核对机器和货道编号')
    return testSlot(context, { machineId: machine.machineId, slotNo: input.slot_no })
  },
}
