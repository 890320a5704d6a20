import { asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { machines, slots } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import { listManaged } from './machines'
import { fansOf } from './people'
import type { Scope } from './scope'
import { totalOf } from './sums'

type Machine = Out<'/tp5/api/MachineManager/detail'>

/** How it stands, slot by slot, and what it sold. */
export async function oneMachine(scope: Scope, machineId: number): Promise<Machine> {
  const { db } = scope
  const [managed] = await listManaged(scope, { after: machineId - 1, limit: 1 })
  const [machine] = await db.select().from(machines).where(eq(machines.machineId, machineId))
  const lying = await db
    .select()
    .from(slots)
    .where(eq(slots.machineId, machineId))
    .orderBy(asc(slots.slotNo))
  const { address, lastSeenAt } = machine!
  const { fans } = await fansOf(scope)
  return {
    ...managed!,
    address,
    last_seen_at: lastSeenAt && replyTime(lastSeenAt),
    fans,
    ...(await totalOf(scope)),
    slots: lying.map(({ slotNo, title, image, stock, capacity, stuck }) => ({
      slot_no: slotNo,
      ...{ title, image, stock, capacity },
      state: stuck ? 'stuck' : stock === 0 ? 'empty' : 'ready',
    })),
  }
}
