import { and, eq } from 'drizzle-orm'
import { machineOnDuty } from '@server/areas/duty/duty'
import { slots } from '@server/areas/machine/machine'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'

type Asked = Pick<Context<'/tp5/api/Slot/list'>, 'db' | 'user' | 'now'>

/** A machine that the caller runs; those of others are as if they were not there. */
export async function myMachine({ db, user, now }: Asked, machineSn: string) {
  const machine = await machineOnDuty(
    db,
    { machineSn },
    { userId: user.userId, role: 'operator', now },
  )
  if (!machine) throw new Refusal('notFound', '没有找到您的这台机器，请核对机器编号')
  return machine
}

export interface SlotPlace {
  machineId: number
  slotNo: string
}

export const at = ({ machineId, slotNo }: SlotPlace) =>
  and(eq(slots.machineId, machineId), eq(slots.slotNo, slotNo))

export const noSlot = () => new Refusal('notFound', '没有找到这个货道，请核对货道编号')

/** Held until the end: whoever works on the same slot comes after. */
export async function lockSlot(tx: Db, place: SlotPlace) {
  const [slot] = await tx.select().from(slots).where(at(place)).for('update')
  return slot
}
