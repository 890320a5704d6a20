import { eq } from 'drizzle-orm'
import { machines, standsBefore } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { type Campaign, hasStep } from '@server/areas/programme/programme'

interface Scanned {
  campaign: Campaign
  userId: string
  machineSn: string | undefined
  now: Date
}

/** Why the caller does not stand at a machine of the campaign, or null. */
export async function awayFromMachine(db: Db, { campaign, userId, machineSn, now }: Scanned) {
  const { definition } = campaign
  const { machine } = definition
  if (!machine || !hasStep(definition, 'machine')) return null
  if (machineSn === undefined) return new Refusal('machineNeeded')
  const [found] = await db.select().from(machines).where(eq(machines.machineSn, machineSn))
  if (!found) return new Refusal('machineNeeded', '没有找到这台机器，请重新扫描机身上的二维码')
  if (machine.numbers.length > 0 && !machine.numbers.includes(machineSn))
    return new Refusal('machineNeeded', '这台机器不在活动里，请换一台参加')
  const here = await standsBefore(db, { userId, machineId: found.machineId, now })
  return here ? null : new Refusal('machineFar', `请走到${found.name}旁边，确认您在机器前再领`)
}
