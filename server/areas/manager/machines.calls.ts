import type { machinesCalls } from '@contract/manager/machines'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { listManaged, standing } from './machines'
import { oneMachine } from './one-machine'
import { fansOf } from './people'
import { scopeOf } from './scope'
import { byMachine, totalOf } from './sums'

const pageSize = 20
const listed = 'managed'

export const machinesHandlers: HandlersOf<typeof machinesCalls> = {
  '/tp5/api/MachineManager/list': async ({ cursor, keyword, ...days }, context) => {
    const scope = await scopeOf(context, days)
    const [after] = cursor ? readCursor(listed, cursor, [whole]) : [0]
    const wanted = { keyword, after: Number(after), limit: pageSize + 1 }
    const rows = await listManaged(scope, wanted)
    const { list, next } = page(rows, pageSize, (row) => writeCursor(listed, [row.machine_id]))
    const sums = new Map((await byMachine(scope)).map((row) => [row.machine_id, row]))
    return { list: list.map((row) => ({ ...sums.get(row.machine_id)!, ...row })), next }
  },

  '/tp5/api/MachineManager/detail': async (input, context) =>
    oneMachine(await scopeOf(context, input), input.machine_id),

  '/tp5/api/MachineManager/total': async (days, context) => {
    const scope = await scopeOf(context, days)
    return { ...(await standing(scope)), ...(await fansOf(scope)), ...(await totalOf(scope)) }
  },

  '/tp5/api/Machine/lists': async (_input, context) => {
    const rows = await listManaged(await scopeOf(context), { after: 0, limit: 1000 })
    return {
      list: rows.map(({ machine_id, machine_sn, name, percent }) => ({
        ...{ machine_id, machine_sn, name, percent },
      })),
    }
  },
}
