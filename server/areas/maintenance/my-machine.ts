import { machineOnDuty } from '@server/areas/duty/duty'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'

export interface Mine {
  db: Db
  user: Pick<SignedIn, 'userId'>
  now: Date
}

type Which = { machineId: number } | { machineSn: string }

/** A machine that the caller sees to; those of others are as if they were not there. */
export async function myMachine({ db, user: { userId }, now }: Mine, which: Which) {
  const machine = await machineOnDuty(db, which, { userId, role: 'maintainer', now })
  if (!machine) throw new Refusal('notFound', '没有找到您负责的这台机器，请核对机器编号')
  return machine
}

type Placed = Pick<
  Awaited<ReturnType<typeof myMachine>>,
  'machineSn' | 'name' | 'village' | 'address'
>

export const presentPlace = ({ machineSn, name, village, address }: Placed) => ({
  machine_sn: machineSn,
  machine_name: name,
  ...{ village, address },
})
