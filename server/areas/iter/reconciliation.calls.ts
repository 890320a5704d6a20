import type { reconciliationCalls } from '@contract/iter/reconciliation'
import type { HandlersOf } from '@server/call/handler'
import { listDifferences } from './reconcile/list-differences'
import { myMachine } from './slots/my-slot'

export const reconciliationHandlers: HandlersOf<typeof reconciliationCalls> = {
  '/tp5/api/Slot/reconciliation': async (input, context) => {
    const { db, user, now } = context
    const { machine_sn } = input
    const machine = machine_sn === undefined ? null : await myMachine(context, machine_sn)
    const machineId = machine?.machineId ?? null
    return listDifferences(db, { userId: user.userId, machineId, now })
  },
}
