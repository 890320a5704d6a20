import { z } from 'zod'
import { and, eq, lte } from 'drizzle-orm'
import type { JobDefinition, WorldContext } from '@server/jobs/job'
import { sweepJob, worldSweepJob } from '@server/jobs/sweep'
import type { House } from '../area'
import { sendOne } from './create-withdrawal'
import { moveIncome } from './move'
import { driveWithdrawal, isDue } from './send-withdrawal'
import { incomes, withdrawals } from './tables'

const asked = z.object({ withdrawal_no: z.string() })

export function earningsJobs({ config }: House): JobDefinition[] {
  const drive = ({ database, now, log, providers }: WorldContext, withdrawalNo: string) =>
    driveWithdrawal({ config, database, now, log, provider: providers.payout }, withdrawalNo)
  return [
    sweepJob({
      name: 'earnings: settle what has waited',
      every: 30,
      table: incomes,
      keys: ['incomeId'],
      due: (now) => and(eq(incomes.state, 'pending'), lte(incomes.settlesAt, now)),
      order: incomes.settlesAt,
      work: (tx, row, now) => moveIncome(tx, row, 'settled', { settledAt: now, at: now }),
    }),
    worldSweepJob({
      name: 'earnings: ask how withdrawals stand',
      every: 5,
      lane: 'payment',
      table: withdrawals,
      keys: ['withdrawalNo'],
      due: isDue,
      order: withdrawals.tryAt,
      work: (context, { withdrawalNo }) => drive(context, withdrawalNo),
    }),
    {
      name: sendOne,
      lane: 'payment',
      run: (given, context) => drive(context, asked.parse(given).withdrawal_no),
    },
  ]
}
