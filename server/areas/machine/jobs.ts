import type { Db } from '@server/database/database'
import { type JobDefinition, rounds } from '@server/jobs/job'
import { begin } from './device/commands'
import { dropOldNonces } from './device/identify'
import { delivered } from './device/result'
import { dropOldTickets } from './exchange/tickets'
import { askedOf } from './orders/command-order'
import { lockOrder } from './orders/find-order'
import { cancelUnpaid, giveUpSilent } from './orders/overdue'
import { simulatedHeartbeats } from './simulated-heartbeats'
import { type SimulatedTurn, simulatedTurnJob } from './simulated-turn'

export const machineJobs: JobDefinition[] = [
  simulatedHeartbeats,
  rounds('machine: give up machines that stay silent', 3, giveUpSilent),
  rounds('machine: cancel what was not paid for', 15, cancelUnpaid),
  {
    name: simulatedTurnJob,
    async run(payload, { database, now, finish }) {
      const { userId, orderSn } = payload as SimulatedTurn
      await database.transaction(async (tx) => {
        await turn(tx, { userId, orderSn }, now)
        await finish(tx)
      })
    },
  },
  {
    name: 'machine: drop what is over',
    every: 3600,
    async run(_payload, { database, now }) {
      await dropOldTickets(database.db, now)
      await dropOldNonces(database.db, now)
    },
  },
]

/** A machine that has been given hardware meanwhile is left to it. */
async function turn(tx: Db, { userId, orderSn }: SimulatedTurn, at: Date) {
  const order = await lockOrder(tx, userId, orderSn)
  const { simulated } = await askedOf(tx, order, at)
  if (!simulated || order.state !== 'commanded') return
  await delivered(tx, await begin(tx, order, at), at)
}
