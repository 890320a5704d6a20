import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Mine, myMachine } from '../my-machine'
import { finishWork } from '../performance/works'
import { keepPictures } from '../pictures'
import { maintenanceRecords } from '../tables'
import { doneInTime } from '../told-late'
import { dueAfter, lastBefore } from './due'
import { upkeepRules } from './kinds'

type Told = Parsed<'/tp5/api/OperationMaintain/add'>

/** Writes down once what was done, however often it is sent. */
export async function noteRecord(mine: Mine, told: Told): Promise<number> {
  const { db, user, now } = mine
  const { userId } = user
  const { machineId } = await myMachine(mine, { machineSn: told.machine_sn })
  const before = await recordOf(db, userId, told.work_id)
  if (before) {
    if (before.machineId !== machineId || before.kind !== told.kind)
      throw new Refusal('nonceReused')
    return before.recordId
  }
  const { kind, picture_ids: pictureIds = [] } = told
  const doneAt = doneInTime(told.done_at, now)
  const last = await lastBefore(db, { machineId, kind, at: doneAt })
  const [row] = await db
    .insert(maintenanceRecords)
    .values({
      ...{ userId, workId: told.work_id, machineId, kind, note: told.note ?? '' },
      ...{ pictureIds, doneAt, notedAt: now },
    })
    .onConflictDoNothing()
    .returning({ recordId: maintenanceRecords.recordId })
  if (!row) throw new Refusal('nonceReused')
  await keepPictures(db, { userId, pictureIds, usedBy: `maintenance ${row.recordId}`, now })
  await finishWork(db, {
    ...{ userId, kind: 'maintain', subject: String(row.recordId), machineId },
    title: upkeepRules[kind].title,
    ...{ dueAt: dueAfter(kind, last), doneAt },
  })
  return row.recordId
}

async function recordOf(db: Db, userId: string, workId: string) {
  const [row] = await db
    .select()
    .from(maintenanceRecords)
    .where(and(eq(maintenanceRecords.userId, userId), eq(maintenanceRecords.workId, workId)))
  return row
}
