import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { FaultKind } from '@contract/maintenance/fault'
import { lowShare, slots } from '@server/areas/machine/machine'
import { faultRules, faultStates, machineFaults } from '@server/areas/maintenance/maintenance'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Scope } from '../scope'
import { oneMachine, presentMachine } from './rows'
import { salesByMachine } from './sums'

type Machine = Out<'/tp5/api/Housekeep/machine'>
type Slot = Pick<typeof slots.$inferSelect, 'stuck' | 'stock' | 'capacity'>

function slotWords({ stuck, stock, capacity }: Slot): string {
  if (stuck) return '卡住了'
  if (stock === 0) return '卖完了'
  return stock <= capacity * lowShare ? '快没了' : ''
}

/** What lies in it slot by slot, what is being mended, and what it sold. */
export async function machineOf(scope: Scope, machineId: number): Promise<Machine> {
  const row = await oneMachine(scope, machineId)
  if (!row) throw new Refusal('notFound', '您管的村里没有这台机器')
  const { db } = scope
  const lying = await db
    .select()
    .from(slots)
    .where(and(eq(slots.machineId, machineId), eq(slots.hidden, false)))
    .orderBy(asc(slots.slotNo))
  const unmended = inArray(machineFaults.state, ['open', 'accepted', 'waiting'])
  const faults = await db
    .select()
    .from(machineFaults)
    .where(and(eq(machineFaults.machineId, machineId), unmended))
    .orderBy(asc(machineFaults.openedAt))
  const sales = await salesByMachine(scope)
  return {
    ...presentMachine(row),
    ...sales(machineId),
    slots: lying.map((slot) => ({
      slot_no: slot.slotNo,
      ...{ title: slot.title, stock: slot.stock, capacity: slot.capacity },
      words: slotWords(slot),
    })),
    mending: faults.map((fault) => ({
      fault_id: fault.faultId,
      title: faultRules[fault.kind as FaultKind].title,
      slot_no: fault.slotNo,
      state_text: faultStates.of(fault.state).text,
      opened_at: replyTime(fault.openedAt),
      due_at: replyTime(fault.dueAt),
    })),
  }
}
