import { and, eq, lt, lte } from 'drizzle-orm'
import type { ContractState } from '@contract/business/shapes'
import { businessDay } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { partiesOf } from './find'
import { settleOpen } from './settle'
import { machineContracts } from './tables'
import { tellOthers } from './tell'

const { contractId, state, startsOn, endsOn, lastOn } = machineContracts
const which = (id: number) => eq(contractId, id)
const isIn = (wanted: ContractState) => eq(state, wanted)

const swept = { every: 300, table: machineContracts, keys: ['contractId'] } as const

export const businessJobs: readonly JobDefinition[] = [
  sweepJob({
    ...swept,
    name: 'business: begin what was agreed',
    due: (now) => and(isIn('agreed'), lte(startsOn, businessDay(now))),
    order: startsOn,
    work: (tx, row) =>
      tx.update(machineContracts).set({ state: 'running' }).where(which(row.contractId)),
  }),
  sweepJob({
    ...swept,
    name: 'business: settle and end what is over',
    due: (now) => and(isIn('running'), lt(lastOn, businessDay(now))),
    order: startsOn,
    async work(tx, contract, at) {
      const parties = await partiesOf(tx, contract.contractId)
      await settleOpen(tx, { contract, parties }, { by: parties.at(-1)!.userId, at })
      await tx.update(machineContracts).set({ state: 'ended' }).where(which(contract.contractId))
      const told = { moved: 'ended', what: '到期了', by: null, at } as const
      await tellOthers(tx, { contract, parties }, told)
    },
  }),
  sweepJob({
    ...swept,
    name: 'business: drop offers that nobody agreed to',
    due: (now) => and(isIn('offered'), lt(endsOn, businessDay(now))),
    order: startsOn,
    work: (tx, row, at) =>
      tx
        .update(machineContracts)
        .set({ state: 'cancelled', reason: 'lapsed', cancelledAt: at })
        .where(which(row.contractId)),
  }),
]
