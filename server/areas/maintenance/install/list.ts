import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { InstallState } from '@contract/maintenance/install'
import { nicknamesOf } from '@server/areas/auth/auth'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Mine } from '../my-machine'
import { installs, installSteps } from '../tables'
import { presentRow } from './present'

const pageSize = 20

interface Which {
  cursor: string | undefined
  state?: InstallState | undefined
}

const onDuty = ({ user, now }: Mine) =>
  sql`${installs.machineId} in ${machinesOnDuty({ userId: user.userId, role: 'maintainer', now })}`

const rowsOf = (mine: Mine, where: SQL | undefined, order: SQL[]) =>
  mine.db
    .select({ install: installs, machine: machines })
    .from(installs)
    .innerJoin(machines, eq(machines.machineId, installs.machineId))
    .where(and(onDuty(mine), where))
    .orderBy(...order)
    .limit(pageSize + 1)

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** With how far each is and who does it, for all of a page in two questions. */
async function filled(mine: Mine, rows: Rows) {
  const ids = rows.map(({ install }) => install.installId)
  const done = ids.length
    ? await mine.db
        .select({ installId: installSteps.installId, done: sql<number>`count(*)::int` })
        .from(installSteps)
        .where(and(inArray(installSteps.installId, ids), eq(installSteps.void, false)))
        .groupBy(installSteps.installId)
    : []
  const doneOf = new Map(done.map((one) => [one.installId, one.done]))
  const names = await nicknamesOf(
    mine.db,
    rows.flatMap(({ install }) => install.installerId ?? []),
  )
  return rows.map((row) => ({
    submittedAt: row.install.submittedAt,
    shown: presentRow(
      {
        ...row,
        done: doneOf.get(row.install.installId) ?? 0,
        installer: (row.install.installerId && names.get(row.install.installerId)) || '',
      },
      mine,
    ),
  }))
}

/** The soonest first. */
export async function listInstalls(mine: Mine, { cursor, state }: Which) {
  const key = cursor ? readCursor('installs', cursor, [momentText, whole]) : null
  const at = key && new Date(String(key[0]))
  const after =
    key &&
    at &&
    or(gt(installs.dueAt, at), and(eq(installs.dueAt, at), gt(installs.installId, Number(key[1]))))
  const wanted = state ? eq(installs.state, state) : ne(installs.state, 'live')
  const order = [asc(installs.dueAt), asc(installs.installId)]
  const rows = await rowsOf(mine, and(wanted, after ?? undefined), order)
  const { list, next } = page(rows, pageSize, ({ install }) =>
    writeCursor('installs', [install.dueAt.toISOString(), install.installId]),
  )
  return { list: (await filled(mine, list)).map(({ shown }) => shown), next }
}

/** What others have put up: what waits, or what was decided; whoever waits longest first. */
export async function listAudits(
  mine: Mine,
  { cursor, done }: { cursor: string | undefined; done: boolean },
) {
  const name = done ? 'audited' : 'audits'
  const key = cursor ? readCursor(name, cursor, [momentText, whole]) : null
  const at = key && new Date(String(key[0]))
  const further = done ? lt : gt
  const after =
    key &&
    at &&
    or(
      further(installs.submittedAt, at),
      and(eq(installs.submittedAt, at), further(installs.installId, Number(key[1]))),
    )
  const wanted = and(
    ne(installs.installerId, mine.user.userId),
    inArray(installs.state, done ? ['live', 'returned'] : ['auditing']),
    sql`${installs.submittedAt} is not null`,
  )
  const order = done
    ? [desc(installs.submittedAt), desc(installs.installId)]
    : [asc(installs.submittedAt), asc(installs.installId)]
  const rows = await rowsOf(mine, and(wanted, after ?? undefined), order)
  const { list, next } = page(rows, pageSize, ({ install }) =>
    writeCursor(name, [install.submittedAt!.toISOString(), install.installId]),
  )
  return {
    next,
    list: (await filled(mine, list)).map(({ shown, submittedAt }) => ({
      ...shown,
      submitted_at: replyTime(submittedAt!),
    })),
  }
}
