import { remind } from '@server/areas/message/message'
import { type OpenTask, taskOf } from '@server/areas/advertiser/advertiser'
import type { Database, Db } from '@server/database/database'
import { enqueue } from '@server/jobs/enqueue'
import type { HouseJob } from '@server/jobs/job'
import { partakeInTurn, type Turn } from './partake'
import { leave, lockFirst, type Waiting, waitedFor } from './queue'
import { turnMinutes } from './rules'

const turnJob = 'task: whose turn it is'

/** Something is free again: whoever waits longest has it, once this is committed. */
export const callNext = (tx: Db, taskId: number) =>
  enqueue(tx, turnJob, { task_id: taskId }, { key: String(taskId) })

/** Whether somebody's turn was settled, so that the one behind may have theirs. */
async function settleFirst(tx: Db, taskId: number, now: Date): Promise<boolean> {
  const first = await lockFirst(tx, taskId)
  const task = first && (await taskOf(tx, taskId))
  if (!task) return false
  const turn = await partakeInTurn(tx, first, task, now)
  if (turn === 'waits') return false
  await leave(tx, first)
  if (turn !== 'did') await tell(tx, first, task, turn, now)
  return true
}

/** That it is their turn, or that it never will be. */
async function tell(
  tx: Db,
  { userId, joinedAt }: Waiting,
  { taskId: flag, title }: OpenTask,
  turn: Exclude<Turn, string>,
  at: Date,
): Promise<void> {
  if ('bill' in turn) {
    const about = turn.bill.billUserId
    const facts = { flag, title, minutes: turnMinutes }
    await remind(tx, { userId, kind: 'taskTurn', about, facts, at })
  } else {
    const about = `${flag} ${joinedAt.toISOString()}`
    const facts = { flag, title, why: turn.over }
    await remind(tx, { userId, kind: 'taskQueueOver', about, facts, at })
  }
}

async function callAll(database: Database, taskId: number, now: Date): Promise<void> {
  while (await database.transaction((tx) => settleFirst(tx, taskId, now)));
}

export const turnJobs: readonly HouseJob[] = [
  {
    name: turnJob,
    async run(payload, { database, now }) {
      await callAll(database, (payload as { task_id: number }).task_id, now)
    },
  },
  {
    // a new day has new shares, and what was paused goes on
    name: 'task: look at all queues',
    every: 60,
    async run(_payload, { database, now }) {
      for (const taskId of await waitedFor(database.db)) await callAll(database, taskId, now)
    },
  },
]
