import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import type { UpkeepKind } from '@contract/maintenance/upkeep'
import { nicknamesOf } from '@server/areas/auth/auth'
import type { Looking } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { type Mine, myMachine, presentPlace } from '../my-machine'
import { picturesOf } from '../pictures'
import { maintenanceRecords as records } from '../tables'
import { dueAt } from './due'
import { upkeepRules } from './kinds'

type Call = '/tp5/api/OperationMaintain/lists'

const pageSize = 20

export async function listRecords(
  asking: Mine & Looking,
  { machine_sn: machineSn, cursor }: Parsed<Call>,
): Promise<Out<Call>> {
  const { db, now } = asking
  const machine = await myMachine(asking, { machineSn })
  const { machineId } = machine
  const key = cursor ? readCursor('upkeep', cursor, [momentText, whole]) : null
  const at = key && new Date(String(key[0]))
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        eq(records.machineId, machineId),
        key && at
          ? or(
              lt(records.doneAt, at),
              and(eq(records.doneAt, at), lt(records.recordId, Number(key[1]))),
            )
          : undefined,
      ),
    )
    .orderBy(desc(records.doneAt), desc(records.recordId))
    .limit(pageSize + 1)
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor('upkeep', [row.doneAt.toISOString(), row.recordId]),
  )
  const pictures = await picturesOf(asking, list)
  const names = await nicknamesOf(
    db,
    list.map(({ userId }) => userId),
  )
  return {
    machine: presentPlace(machine),
    due: await dueAt(db, machineId, now),
    next,
    list: list.map((row) => ({
      record_id: row.recordId,
      kind: row.kind as UpkeepKind,
      title: upkeepRules[row.kind as UpkeepKind].title,
      note: row.note,
      by: names.get(row.userId) ?? '',
      pictures: pictures(row.pictureIds),
      done_at: replyTime(row.doneAt),
      noted_at: replyTime(row.notedAt),
    })),
  }
}
