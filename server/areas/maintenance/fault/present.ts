import { asc, desc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { FaultKind, FaultSource } from '@contract/maintenance/fault'
import { nicknamesOf } from '@server/areas/auth/auth'
import type { machines } from '@server/areas/machine/machine'
import type { Looking } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { type Mine, presentPlace } from '../my-machine'
import { picturesOf } from '../pictures'
import { faultActs, faultReports } from '../tables'
import { type Fault, standingsOf } from './find'
import { faultRules } from './kinds'
import { actions, states } from './states'

type Shown = Out<'/tp5/api/OperationFault/detail'>
type StaffRow = Out<'/tp5/api/OperationFault/lists'>['list'][number]
type Row = Out<'/tp5/api/OperationFault/mine'>['list'][number]

export interface Found {
  fault: Fault
  machine: typeof machines.$inferSelect
  /** Who said it first. */
  source: FaultSource
}

const flag = (is: boolean) => (is ? (1 as const) : (0 as const))

const isLate = ({ repairedAt, state, dueAt }: Fault, now: Date) =>
  state !== 'dismissed' && (repairedAt ?? now) > dueAt

const witnessing = ['confirm', 'reopen']

/** For who mends them, or for who waits for that. */
async function presentRows(mine: Mine, found: readonly Found[], of: 'staff' | 'witness') {
  const standingOf = await standingsOf(
    mine,
    found.map(({ fault }) => fault),
  )
  return found.map(({ fault, machine, source }): Row => {
    const kind = fault.kind as FaultKind
    return {
      ...presentPlace(machine),
      fault_id: fault.faultId,
      slot_no: fault.slotNo,
      kind,
      kind_text: faultRules[kind].title,
      state: fault.state,
      state_text: states.of(fault.state).text,
      words: fault.words,
      source,
      reports: fault.reports,
      reopened: fault.reopened,
      opened_at: replyTime(fault.openedAt),
      due_at: replyTime(fault.dueAt),
      repaired_at: fault.repairedAt && replyTime(fault.repairedAt),
      late: flag(isLate(fault, mine.now)),
      stopped: flag(fault.stopped),
      actions: standingOf(fault).actions.filter(
        (action) => witnessing.includes(action) === (of === 'witness'),
      ),
    }
  })
}

export const presentForWitness = (mine: Mine, found: readonly Found[]) =>
  presentRows(mine, found, 'witness')

export async function presentForStaff(mine: Mine, found: readonly Found[]): Promise<StaffRow[]> {
  const rows = await presentRows(mine, found, 'staff')
  const names = await nicknamesOf(
    mine.db,
    found.flatMap(({ fault }) => fault.menderId ?? []),
  )
  return rows.map((row, nth) => {
    const { menderId } = found[nth]!.fault
    return {
      ...row,
      mender: (menderId && names.get(menderId)) || '',
      mine: flag(menderId === mine.user.userId),
    }
  })
}

/** Who said first that something was wrong. */
export async function sourceOf(db: Db, faultId: number): Promise<FaultSource> {
  const [first] = await db
    .select({ source: faultReports.source })
    .from(faultReports)
    .where(eq(faultReports.faultId, faultId))
    .orderBy(asc(faultReports.reportId))
    .limit(1)
  return first?.source ?? 'staff'
}

const shownReports = 20

export async function presentFault(asking: Mine & Looking, found: Found): Promise<Shown> {
  const { db } = asking
  const { faultId } = found.fault
  const [row] = await presentForStaff(asking, [found])
  const acts = await db
    .select()
    .from(faultActs)
    .where(eq(faultActs.faultId, faultId))
    .orderBy(asc(faultActs.actId))
  const said = await db
    .select()
    .from(faultReports)
    .where(eq(faultReports.faultId, faultId))
    .orderBy(desc(faultReports.reportId))
    .limit(shownReports)
  const pictures = await picturesOf(asking, [...acts, ...said])
  const names = await nicknamesOf(
    db,
    acts.map(({ userId }) => userId),
  )
  return {
    ...row!,
    list: acts.map(({ action, userId, words, parts, pictureIds, doneAt }) => ({
      action,
      text: actions[action].text,
      // who reported it is a neighbour without a name
      by: actions[action].who === 'witness' ? '报修人或运营' : (names.get(userId) ?? ''),
      ...{ words, parts },
      pictures: pictures(pictureIds),
      at: replyTime(doneAt),
    })),
    said: said.map(({ source, words, pictureIds, reportedAt }) => ({
      ...{ source, words },
      pictures: pictures(pictureIds),
      at: replyTime(reportedAt),
    })),
  }
}
