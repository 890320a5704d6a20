import type { communityCalls } from '@contract/steward/community'
import { replyTime } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { machineOf } from './machines/one'
import { machinesAfter, machinesNow, presentMachine } from './machines/rows'
import { salesByMachine, sumOf, villagesNow } from './machines/sums'
import { rulesInWords } from './rules'
import { scopeOf } from './scope'

const pageSize = 20
const listed = 'machines of villages'

export const communityHandlers: HandlersOf<typeof communityCalls> = {
  '/tp5/api/Housekeep/machineStatistical': async (_input, context) => {
    const villages = await villagesNow(await scopeOf(context))
    return { ...sumOf(villages), villages, as_of: replyTime(context.now) }
  },

  '/tp5/api/Housekeep/monitor': async ({ village }, context) => {
    const scope = await scopeOf(context, village)
    const mine = await scopeOf(context)
    const { machines, online, offline, fault, low } = sumOf(await villagesNow(scope))
    return {
      ...{ machines, online, offline, fault, low },
      list: (await machinesNow(scope)).map(presentMachine),
      villages: [...mine.villages],
      as_of: replyTime(context.now),
    }
  },

  '/tp5/api/Housekeep/machines': async ({ cursor, keyword }, context) => {
    const scope = await scopeOf(context)
    const [after] = cursor ? readCursor(listed, cursor, [whole]) : [0]
    const wanted = { keyword, after: Number(after), limit: pageSize + 1 }
    const rows = await machinesAfter(scope, wanted)
    const { list, next } = page(rows, pageSize, (row) => writeCursor(listed, [row.machine_id]))
    const sales = await salesByMachine(scope)
    return {
      list: list.map((row) => ({ ...presentMachine(row), month: sales(row.machine_id).month })),
      next,
    }
  },

  '/tp5/api/Housekeep/machine': async (input, context) =>
    machineOf(await scopeOf(context), input.machine_id),

  '/tp5/api/Housekeep/rules': async () => ({
    parts: rulesInWords.map(({ title, lines }) => ({ title, lines: [...lines] })),
  }),
}
