import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { workKinds } from '@contract/maintenance/performance'
import { machines } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { installs, machineFaults, maintenanceMonths, maintenanceWorks } from '../tables'
import { shownMonths, workRules } from './due-rules'
import { monthOf } from './works'

interface Sum {
  done: number
  onTime: number
}

const figuresOf = (rows: readonly Sum[]) => {
  const done = rows.reduce((sum, row) => sum + row.done, 0)
  const onTime = rows.reduce((sum, row) => sum + row.onTime, 0)
  return { done, on_time: onTime, rate: done > 0 ? Math.round((onTime * 1000) / done) : null }
}

/** The month so many before another, both as 2026-11-01. */
function monthBefore(month: string, months: number): string {
  const at = new Date(`${month}T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString().slice(0, 10)
}

export async function lastMonths(db: Db, userId: string, now: Date) {
  const current = monthOf(now)
  const months = Array.from({ length: shownMonths }, (_, nth) =>
    monthBefore(current, shownMonths - 1 - nth),
  )
  const rows = await db
    .select()
    .from(maintenanceMonths)
    .where(and(eq(maintenanceMonths.userId, userId), gte(maintenanceMonths.month, months[0]!)))
  return months.map((month) => ({
    month: month.slice(0, 7),
    ...figuresOf(rows.filter((row) => row.month === month)),
  }))
}

/** What somebody has taken on and not finished. */
export async function openOf(db: Db, userId: string, now: Date) {
  const unfinished = and(
    eq(installs.installerId, userId),
    sql`${installs.state} in ('underway', 'installing', 'returned')`,
  )
  const unmended = and(
    eq(machineFaults.menderId, userId),
    sql`${machineFaults.state} in ('accepted', 'waiting')`,
  )
  const [mine, faults, lateInstalls, lateFaults] = await Promise.all([
    db.$count(installs, unfinished),
    db.$count(machineFaults, unmended),
    db.$count(installs, and(unfinished, lt(installs.dueAt, now))),
    db.$count(machineFaults, and(unmended, lt(machineFaults.dueAt, now))),
  ])
  return { installs: mine, faults, late: lateInstalls + lateFaults }
}

export async function oneMonth(
  db: Db,
  userId: string,
  month: string,
): Promise<Out<'/tp5/api/operation/detail'>> {
  const rows = await db
    .select()
    .from(maintenanceMonths)
    .where(and(eq(maintenanceMonths.userId, userId), eq(maintenanceMonths.month, `${month}-01`)))
    .orderBy(asc(maintenanceMonths.kind))
  return {
    ...figuresOf(rows),
    kinds: workKinds.map((kind) => ({
      kind,
      ...workRules[kind],
      ...figuresOf(rows.filter((row) => row.kind === kind)),
    })),
  }
}

const pageSize = 20

export async function listWorks(
  db: Db,
  userId: string,
  { month, kind, cursor }: Parsed<'/tp5/api/operation/list'>,
): Promise<Out<'/tp5/api/operation/list'>> {
  const from = new Date(`${month}-01T00:00:00+08:00`)
  const to = new Date(`${monthBefore(`${month}-01`, -1)}T00:00:00+08:00`)
  const key = cursor ? readCursor('works', cursor, [momentText, whole]) : null
  const at = key && new Date(String(key[0]))
  const rows = await db
    .select({ work: maintenanceWorks, machineSn: machines.machineSn, name: machines.name })
    .from(maintenanceWorks)
    .innerJoin(machines, eq(machines.machineId, maintenanceWorks.machineId))
    .where(
      and(
        eq(maintenanceWorks.userId, userId),
        gte(maintenanceWorks.doneAt, from),
        lt(maintenanceWorks.doneAt, to),
        kind && eq(maintenanceWorks.kind, kind),
        key && at
          ? or(
              lt(maintenanceWorks.doneAt, at),
              and(eq(maintenanceWorks.doneAt, at), lt(maintenanceWorks.workNo, Number(key[1]))),
            )
          : undefined,
      ),
    )
    .orderBy(desc(maintenanceWorks.doneAt), desc(maintenanceWorks.workNo))
    .limit(pageSize + 1)
  const { list, next } = page(rows, pageSize, ({ work }) =>
    writeCursor('works', [work.doneAt.toISOString(), work.workNo]),
  )
  return {
    next,
    list: list.map(({ work, machineSn, name }) => ({
      work_no: work.workNo,
      kind: work.kind,
      title: work.title,
      machine_sn: machineSn,
      machine_name: name,
      due_at: work.dueAt && replyTime(work.dueAt),
      done_at: replyTime(work.doneAt),
      on_time: work.onTime ? 1 : 0,
    })),
  }
}
