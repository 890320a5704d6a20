import type { fleetCalls } from '@contract/iter/fleet'
import { replyTime } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { fleetTotals, listMachines, type MachineRow } from './fleet'

const pageSize = 10

export const fleetHandlers: HandlersOf<typeof fleetCalls> = {
  '/tp5/api/Slot/index': async (input, { db, user, now }) => {
    const fleet = { operatorId: user.userId, now }
    const [after] = input.cursor ? readCursor('machines', input.cursor, [whole]) : [0]
    const rows = await listMachines(db, fleet, {
      after: Number(after),
      state: input.state ?? null,
      keyword: input.keyword ?? '',
      limit: pageSize + 1,
    })
    const { list, next } = page(rows, pageSize, (row) => writeCursor('machines', [row.machine_id]))
    return { list: list.map(present), next, totals: await fleetTotals(db, fleet) }
  },
}

const present = ({ temperature_tenths: tenths, last_seen_at: seen, ...machine }: MachineRow) => ({
  ...machine,
  temperature: tenths === null ? null : tenths / 10,
  last_seen_at: seen && replyTime(seen),
})
