import { type OpenTask, taskOf } from '@server/areas/advertiser/advertiser'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { again } from '@server/database/transaction'
import { createTogether, type Together } from '@server/together'
import { leftFor } from './left'
import type { Waiter } from './queue'

/** Looks that are under way at each database, of whoever asks outside a transaction. */
const looks = new WeakMap<Db, Together>()

/**
 * Turns a crowd away before anything is held for it: a transaction would wait for a turn among all others. Of those
 * who ask in the same moment one looks for all. It only ever refuses: what is left decides who holds it.
 */
export const turnAway = (db: Db, waiter: Waiter, now: Date): Promise<void> =>
  again(async () => {
    if ((await isGone(db, waiter.taskId, now)) && !(await hasAnything(db, waiter)))
      throw new Refusal('taskFull')
  })

/** The same once more within the transaction, of those who waited for it. */
export async function refuseCrowd(tx: Db, task: OpenTask, userId: string, now: Date) {
  if (await isCrowded(tx, task, userId, now)) throw new Refusal('taskFull')
}

async function isCrowded(db: Db, task: OpenTask, userId: string | undefined, now: Date) {
  return task.campaign.state === 'live' && (await leftFor(db, task, userId, now)).left === 'none'
}

function isGone(db: Db, taskId: number, now: Date): Promise<boolean> {
  const together = looks.get(db) ?? createTogether()
  looks.set(db, together)
  return together(String(taskId), async () => {
    const task = await taskOf(db, taskId)
    return task !== null && isCrowded(db, task, undefined, now)
  })
}

/** A part or a place, with which they go on. */
async function hasAnything(db: Db, { userId, taskId }: Waiter): Promise<boolean> {
  return (await statement(db, 'task_own', ownText, [userId, taskId])).length > 0
}

const ownText = `
  select from ad_bills where user_id = $1 and task_id = $2 and state <> 'expired'
  union all select from ad_queue where user_id = $1 and task_id = $2`
