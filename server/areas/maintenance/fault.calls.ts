import type { faultCalls } from '@contract/maintenance/fault'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { act } from './fault/act'
import { findFault, noFault } from './fault/find'
import { faultTotals, listFaults, listWitnessed } from './fault/list'
import { presentFault, presentForStaff, presentForWitness, sourceOf } from './fault/present'
import { reportByPerson } from './fault/report-by-person'
import { type Mine, myMachine } from './my-machine'
import { doneInTime } from './told-late'

export const faultHandlers: HandlersOf<typeof faultCalls> = {
  '/tp5/api/OperationFault/lists': async (input, context) => {
    const { found, next } = await listFaults(context, input)
    return {
      list: await presentForStaff(context, found),
      next,
      totals: await faultTotals(context, input.machine_sn),
    }
  },

  '/tp5/api/OperationFault/detail': async ({ fault_id }, context) =>
    presentFault(context, await findMine(context, fault_id)),

  '/tp5/api/OperationFault/repair': async (input, context) => {
    const { fault_id: faultId, work_id: workId, action, words = '', parts = '' } = input
    await findMine(context, faultId)
    await act(context, {
      ...{ faultId, workId, action, words, parts },
      pictureIds: input.picture_ids ?? [],
      stop: input.stop === 1,
      doneAt: doneInTime(input.done_at, context.now),
    })
    return presentFault(context, await findMine(context, faultId))
  },

  '/tp5/api/OperationFault/add': async (input, context) => {
    const { fault, joined } = await reportByPerson(context, input)
    return {
      fault_id: fault.faultId,
      joined: joined ? (1 as const) : (0 as const),
      due_at: replyTime(fault.dueAt),
      words: joined
        ? '已经有人报过，您说的也记下了，修好会告诉您'
        : '已经告诉负责维护的师傅，修好会告诉您',
    }
  },

  '/tp5/api/OperationFault/mine': async ({ cursor }, context) => {
    const { found, next } = await listWitnessed(context, cursor)
    return { list: await presentForWitness(context, found), next }
  },

  '/tp5/api/OperationFault/confirm': async (input, context) => {
    const { db, now } = context
    const { fault_id: faultId, work_id: workId, works, words = '' } = input
    await act(context, {
      ...{ faultId, workId, action: works === 1 ? 'confirm' : 'reopen', words, parts: '' },
      ...{ pictureIds: [], stop: false, doneAt: now },
    })
    const found = { ...(await findFault(db, faultId)), source: await sourceOf(db, faultId) }
    const [row] = await presentForWitness(context, [found])
    return row!
  },
}

/** A fault of a machine that the caller sees to. */
async function findMine(mine: Mine, faultId: number) {
  const found = await findFault(mine.db, faultId)
  await myMachine(mine, { machineId: found.machine.machineId }).catch((thrown) => {
    throw thrown instanceof Refusal ? noFault() : thrown
  })
  return { ...found, source: await sourceOf(mine.db, faultId) }
}
