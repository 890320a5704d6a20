import { eq } from 'drizzle-orm'
import { machines } from '@server/areas/machine/machine'
import { distance, type Position } from '@server/distance'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { type Campaign } from '@server/areas/programme/programme'
import { hasStep } from '@server/areas/programme/programme'

interface Scanned {
  db: Db
  machineSn: string | undefined
  position: Position | null
}

/** Why the caller does not stand at a machine of the campaign, or null. */
export async function awayFromMachine({ definition }: Campaign, scanned: Scanned) {
  const { machine } = definition
  if (!machine || !hasStep(definition, 'machine')) return null
  const { db, machineSn, position } = scanned
  if (machineSn === undefined) return new Refusal('machineNeeded')
  const [found] = await db.select().from(machines).where(eq(machines.machineSn, machineSn))
  if (!found) return new Refusal('machineNeeded', '没有找到这台机器，请重新扫描机身上的二维码')
  if (machine.numbers.length > 0 && !machine.numbers.includes(machineSn))
    return new Refusal('machineNeeded', '这台机器不在活动里，请换一台参加')
  const { latitude, longitude } = found
  if (latitude === null || longitude === null) return null
  if (!position) return new Refusal('machineFar', '请允许获取位置，让我们知道您在机器旁边')
  const metres = distance({ latitude, longitude }, position)
  return metres <= machine.within ? null : new Refusal('machineFar')
}
