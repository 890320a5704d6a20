import type { Parsed } from '@contract/api'
import type { slotWorksCalls } from '@contract/iter/slot-works'
import type { Context, HandlersOf } from '@server/call/handler'
import { myMachine } from './slots/my-slot'
import { noteWork } from './slots/note-work'

export const slotWorksHandlers: HandlersOf<typeof slotWorksCalls> = {
  '/tp5/api/Slot/load': async (input, context) => {
    const { units, expires_on: expiresOn = null } = input
    const step = await stepOf(context, input)
    return noteWork(context.db, { ...step, kind: 'load', reason: 'restocked', units, expiresOn })
  },

  '/tp5/api/Slot/count': async (input, context) => {
    const { found: units, reason } = input
    const step = await stepOf(context, input)
    return noteWork(context.db, { ...step, kind: 'count', reason, units, expiresOn: null })
  },
}

type Call = '/tp5/api/Slot/load' | '/tp5/api/Slot/count'

/** Who did it, where, when, and by which number of the phone's. */
async function stepOf(context: Context<Call>, input: Parsed<Call>) {
  const { machineId } = await myMachine(context, input.machine_sn)
  return {
    userId: context.user.userId,
    workId: input.work_id,
    machineId,
    slotNo: input.slot_no,
    offlineGoodsId: input.goods_id,
    doneAt: new Date(input.done_at),
    notedAt: context.now,
  }
}
