import { and, eq, inArray, ne } from 'drizzle-orm'
import type { TaskKind } from '@contract/advertiser/creative'
import { type OpenTask, taskOf } from '@server/areas/advertiser/advertiser'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Progress, type Work, type WorkOf, stepOf } from './proofs/proofs'
import { type BillState, states } from './states'
import { adBills } from './tables'

export type Bill = typeof adBills.$inferSelect
type Changes = Partial<typeof adBills.$inferInsert>

/** Somebody's part in a task, with the task. */
export interface Part {
  bill: Bill
  task: OpenTask
}

interface Whose {
  userId: string
  billUserId: string
}

export const isBill = (billUserId: string) => eq(adBills.billUserId, billUserId)

const notThere = () => new Refusal('notFound', '没有找到这个任务')

async function partOf(db: Db, bill: Bill | undefined): Promise<Part> {
  const task = bill && (await taskOf(db, bill.taskId))
  if (!bill || !task) throw notThere()
  return { bill, task }
}

const isOf = ({ userId, billUserId }: Whose) => and(isBill(billUserId), eq(adBills.userId, userId))

export async function findPart(db: Db, whose: Whose): Promise<Part> {
  const [bill] = await db.select().from(adBills).where(isOf(whose))
  return partOf(db, bill)
}

/** Held until the transaction ends. */
export async function lockPart(tx: Db, whose: Whose): Promise<Part> {
  const [bill] = await tx.select().from(adBills).where(isOf(whose)).for('update')
  return partOf(tx, bill)
}

/** The same for whoever decides on it, whosever it is. */
export async function lockPartAt(tx: Db, billUserId: string): Promise<Part> {
  const [bill] = await tx.select().from(adBills).where(isBill(billUserId)).for('update')
  return partOf(tx, bill)
}

/** Those of somebody that count: what lapsed may be begun anew. */
export const billsOf = (db: Db, userId: string, campaignIds: readonly number[]): Promise<Bill[]> =>
  campaignIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(adBills)
        .where(
          and(
            eq(adBills.userId, userId),
            inArray(adBills.campaignId, [...campaignIds]),
            ne(adBills.state, 'expired'),
          ),
        )

/** A move that the table of states does not have is refused. */
export async function move(tx: Db, bill: Bill, to: BillState, changes: Changes = {}) {
  states.check(bill.state, to)
  return write(tx, bill, { ...changes, state: to })
}

export async function write(tx: Db, { billUserId }: Bill, changes: Changes): Promise<Bill> {
  const rows = await tx.update(adBills).set(changes).where(isBill(billUserId)).returning()
  return rows[0]!
}

export const workOf = ({ bill, task }: Part): Work =>
  ({ kind: task.kind, creative: task.creative, progress: bill.progress }) as Work

/** The work where the task is of that kind; any other asks at the wrong door. */
export function workAs<K extends TaskKind>(part: Part, ...kinds: readonly K[]): WorkOf<K> {
  const work = workOf(part)
  if (!(kinds as readonly TaskKind[]).includes(work.kind)) throw notThere()
  return work as WorkOf<K>
}

/** What is shown of it can still be added to. */
export function needOpen({ bill }: Part): void {
  const rule = states.of(bill.state)
  if (!rule.open) throw new Refusal('taskMoved', `这个任务${rule.text}`)
}

/** Keeps how far somebody is, and from when the proof is whole. */
export function keepProgress(tx: Db, part: Part, progress: Progress, at: Date, more: Changes = {}) {
  const { bill, task } = part
  const done = stepOf({ kind: task.kind, creative: task.creative, progress } as Work) === 'done'
  return move(tx, bill, 'proving', {
    ...more,
    progress,
    readyAt: done ? (bill.readyAt ?? at) : null,
  })
}
