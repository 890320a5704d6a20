import fs from 'node:fs/promises'
import path from 'node:path'
import { pointTotals } from '@server/areas/sharing/sharing'
import { checkBooks } from '@server/areas/wallet/wallet'
import { backupFolderIn, backupName } from '@server/config/backup'
import type { Database } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import { countHeldRows, standingOfLanes } from '@server/jobs/standing'
import { type Family, gauge } from './exposition'

export async function jobFamilies({ db }: Database, jobs: readonly JobDefinition[]) {
  const [lanes, held] = await Promise.all([standingOfLanes(db, jobs), countHeldRows(db)])
  const byLane = (value: (lane: (typeof lanes)[number]) => number) =>
    lanes.map((lane) => ({ labels: { lane: lane.lane }, value: value(lane) }))
  return [
    gauge(
      'linji_jobs_due',
      'Jobs that could run now, by lane',
      byLane(({ due }) => due),
    ),
    gauge(
      'linji_jobs_oldest_seconds',
      'For how long the first of them could',
      byLane(({ oldestSeconds }) => oldestSeconds),
    ),
    gauge(
      'linji_jobs_given_up',
      'Jobs that failed for good and wait for a person',
      byLane(({ givenUp }) => givenUp),
    ),
    gauge('linji_rows_held', 'Rows that a job holds back, for they failed', [{ value: held }]),
  ]
}

export const bookFamilies = async ({ db }: Database): Promise<Family[]> => [
  gauge(
    'linji_ledger_difference',
    'Balances of points, gold and money less what brought them: 0 while the books are right',
    (await checkBooks(db)).map(({ currency, amount: value }) => ({ labels: { currency }, value })),
  ),
]

export const pointFamilies = async ({ db }: Database): Promise<Family[]> => [
  {
    name: 'linji_points_total',
    help: 'How often people came to a point of the app, all days together',
    type: 'counter',
    samples: (await pointTotals(db)).map(({ name, times: value }) => ({ labels: { name }, value })),
  },
]

/** Of the folder that backups go to unless they are told another one. */
export async function backupFamilies(dataDir: string): Promise<Family[]> {
  const folder = backupFolderIn(dataDir)
  const files = await fs.readdir(folder).catch(() => [])
  const kept = files.filter((file) => file.startsWith(`${backupName}-`))
  const times = await Promise.all(
    kept.map(async (file) => (await fs.stat(path.join(folder, file))).mtimeMs / 1000),
  )
  const newest = times.length > 0 ? [{ value: Math.max(...times) }] : []
  return [gauge('linji_backup_time_seconds', 'When the newest backup was written', newest)]
}
