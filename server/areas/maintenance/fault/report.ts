import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { FaultKind, FaultSource } from '@contract/maintenance/fault'
import { peopleOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { remind } from '@server/areas/message/message'
import { dayMs, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { keepPictures } from '../pictures'
import { faultReports, machineFaults } from '../tables'
import type { Fault } from './find'
import { faultRules, reopenDays } from './kinds'

export interface Report {
  machineId: number
  slotNo: string
  kind: FaultKind
  source: FaultSource
  words: string
  at: Date
  /** Nobody where the machine says it. */
  by?: { userId: string; workId: string; pictureIds: readonly string[] }
  /** What the machine noted. */
  incidentId?: number
}

interface Taken {
  fault: Fault
  /** Others had said it before. */
  joined: boolean
}

/** Held until the transaction ends: of two who say the same at once each sees the other. */
export const lockMachine = (tx: Db, machineId: number) =>
  tx.execute(sql`select from iter_machines where machine_id = ${machineId} for no key update`)

export const unmended = ['open', 'accepted', 'waiting'] as const

/** Takes up what somebody, or a machine, says is wrong: it joins the fault that there is. */
export async function report(tx: Db, given: Report): Promise<Taken> {
  const { at, by, incidentId, source, words } = given
  await lockMachine(tx, given.machineId)
  const taken = await joinOrOpen(tx, given)
  const { faultId } = taken.fault
  await tx.insert(faultReports).values({
    ...{ faultId, source, words, reportedAt: at, incidentId: incidentId ?? null },
    ...(by && { userId: by.userId, workId: by.workId, pictureIds: [...by.pictureIds] }),
  })
  if (by) await keepPictures(tx, { ...by, usedBy: `fault ${faultId}`, now: at })
  if (!taken.joined) await tellMenders(tx, taken.fault, at)
  return taken
}

async function joinOrOpen(tx: Db, given: Report): Promise<Taken> {
  const { machineId, slotNo, kind, words, at } = given
  const [known] = await tx
    .select()
    .from(machineFaults)
    .where(
      and(
        ...[eq(machineFaults.machineId, machineId), eq(machineFaults.slotNo, slotNo)],
        eq(machineFaults.kind, kind),
        sql`(${inArray(machineFaults.state, [...unmended])} or (${machineFaults.repairedAt} is not null
          and ${gte(machineFaults.movedAt, new Date(at.getTime() - reopenDays * dayMs))}))`,
      ),
    )
    .orderBy(sql`${machineFaults.repairedAt} is not null`, desc(machineFaults.faultId))
    .limit(1)
  const dueAt = new Date(at.getTime() + faultRules[kind].hours * 3600_000)
  if (!known) {
    const [fault] = await tx
      .insert(machineFaults)
      .values({
        ...{ machineId, slotNo, kind, state: 'open', words },
        ...{ openedAt: at, dueAt, movedAt: at },
      })
      .returning()
    return { fault: fault!, joined: false }
  }
  const reports = known.reports + 1
  if (known.repairedAt === null) return { fault: await keep(tx, known, { reports }), joined: true }
  return { fault: await reopen(tx, known, { reports, at }), joined: false }
}

/** What was mended is wrong again: it begins anew, for anybody. */
export const reopen = (
  tx: Db,
  fault: Fault,
  { reports = fault.reports, at }: { reports?: number; at: Date },
): Promise<Fault> =>
  keep(tx, fault, {
    ...{ state: 'open', reports, reopened: fault.reopened + 1, menderId: null, repairedAt: null },
    dueAt: new Date(at.getTime() + faultRules[fault.kind as FaultKind].hours * 3600_000),
    movedAt: at,
  })

export async function keep(tx: Db, { faultId }: Fault, changed: Partial<Fault>): Promise<Fault> {
  const [kept] = await tx
    .update(machineFaults)
    .set(changed)
    .where(eq(machineFaults.faultId, faultId))
    .returning()
  return kept!
}

/** Everybody who may take it on is told, once for each time that it is open. */
export async function tellMenders(tx: Db, fault: Fault, at: Date): Promise<void> {
  const { machineId, faultId, reopened, slotNo, kind, dueAt } = fault
  const [machine] = await tx.select().from(machines).where(eq(machines.machineId, machineId))
  const people = await peopleOnDuty(tx, { machineId, role: 'maintainer', now: at })
  for (const { userId } of people)
    await remind(tx, {
      userId,
      kind: 'faultOpened',
      about: `fault ${faultId} ${reopened}`,
      facts: {
        fault_id: faultId,
        machine: machine!.name,
        what: whatIsWrong(slotNo, kind as FaultKind),
        due_at: replyTime(dueAt),
      },
      at,
    })
}

/** A3 卡货 */
export const whatIsWrong = (slotNo: string, kind: FaultKind): string =>
  [slotNo, faultRules[kind].title].filter(Boolean).join(' ')
