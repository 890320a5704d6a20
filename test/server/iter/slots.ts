import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions } from '@server/areas/auth/tables'
import type { Fleet, WholeSlot } from '../machine/fleet'
import type { Person } from '../harness/people'

/** A machine with one slot and who runs it, for tests of what they do there. */
export async function openRound(fleet: Fleet, given: Partial<WholeSlot> = {}) {
  const me = await fleet.operator()
  const { slot, machineSn: machine_sn } = await fleet.machine({ operatorId: me.userId }, given)
  const which = { machine_sn, slot_no: slot.slotNo }
  const step = (more: { at?: Date; work_id?: string } = {}) => ({
    ...which,
    goods_id: slot.offlineGoodsId,
    work_id: more.work_id ?? randomUUID(),
    done_at: (more.at ?? fleet.now()).toISOString(),
  })
  /** The clock of a test passes the hours for which somebody is known to hold their phone. */
  const prove = () =>
    fleet.house.database.db
      .update(sessions)
      .set({ provedAt: fleet.now() })
      .where(eq(sessions.userId, me.userId))
  await prove()
  return {
    me,
    prove,
    slot,
    which,
    step,
    load: (units: number, more?: Parameters<typeof step>[0], by: Person = me) =>
      fleet.ask('/tp5/api/Slot/load', { ...step(more), units }, by),
    count: (
      found: number,
      more?: Parameters<typeof step>[0],
      reason: 'counted' | 'expired' | 'lost' = 'counted',
    ) => fleet.ask('/tp5/api/Slot/count', { ...step(more), found, reason }, me),
    show: () => fleet.ask('/tp5/api/Slot/show', which, me),
    async lies() {
      const { slot: now, movements } = await fleet.ask('/tp5/api/Slot/show', which, me)
      const book = movements.reduce((sum, { units }) => sum + units, 0)
      return { stock: now.stock, held: now.held, book }
    },
  }
}
