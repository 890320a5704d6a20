import type { warningCalls } from '@contract/refill/warning'
import { machineOnDuty } from '@server/areas/duty/duty'
import { page, readCursor, textLike, whole, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { addPacks, cartOf } from './cart'
import { wantedAt } from './wanted'
import { presentWarning } from './present-warning'
import { listWarnings, warningTotals } from './warnings'

const pageSize = 20
const key = [whole, whole, whole, textLike(/^([A-Z]\d{1,2})?$/)]

export const warningHandlers: HandlersOf<typeof warningCalls> = {
  '/tp5/api/Warning/list': async ({ cursor, kind }, { db, user, now }) => {
    const fleet = { operatorId: user.userId, now }
    const after = cursor ? readCursor('warnings', cursor, key) : null
    const rows = await listWarnings(db, fleet, {
      after: after && [Number(after[0]), Number(after[1]), Number(after[2]), String(after[3])],
      kind: kind ?? null,
      limit: pageSize + 1,
    })
    const { list, next } = page(rows, pageSize, (row) =>
      writeCursor('warnings', [row.rank, row.depletion, row.machine_id, row.slot_no]),
    )
    return { list: list.map(presentWarning), next, totals: await warningTotals(db, fleet) }
  },

  '/tp5/api/Warning/addGoodsToCart': async (input, { db, user: { userId }, now }) => {
    const of = { userId, role: 'operator', now } as const
    const machine = await machineOnDuty(db, { machineId: input.machine_id }, of)
    if (!machine) throw new Refusal('notFound', '没有找到您的这台机器')
    const wanted = await wantedAt(db, machine.machineId, input.slot_no ?? null)
    if (wanted.length === 0) throw new Refusal('nothingToRefill')
    for (const { supply_key: supplyKey, packs } of wanted)
      await addPacks(db, { userId, supplyKey, packs, at: now })
    const { list, sum } = await cartOf(db, userId)
    return { added: wanted, kinds: list.length, sum }
  },
}
