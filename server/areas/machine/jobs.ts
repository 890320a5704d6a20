import type { Db } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import { begin } from './device/commands'
import { dropOldNonces } from './device/identify'
import { delivered } from './device/result'
import { askedOf } from './orders/command-order'
import { lockMachineOrder, machineIdOf } from './orders/machine-order'
import { dropOldMisses } from './pickup/typed-code'
import { forgetPresences, forgetsEverySeconds } from './presence/standing'
import { simulatedHeartbeats } from './simulated-heartbeats'
import { type SimulatedTurn, simulatedTurnJob } from './simulated-turn'

export const machineJobs: JobDefinition[] = [
  simulatedHeartbeats,
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
    name: 'machine: forget who stood where',
    every: forgetsEverySeconds,
    async run(_payload, { database, now }) {
      await forgetPresences(database.db, now)
    },
  },
  {
    name: 'machine: drop what is over',
    every: 3600,
    async run(_payload, { database, now }) {
      await dropOldNonces(database.db, now)
      await dropOldMisses(database.db, now)
    },
  },
]

/** A machine that has been given hardware meanwhile is left to it. */
async function turn(tx: Db, { userId, orderSn }: SimulatedTurn, at: Date) {
  const order = await lockMachineOrder(tx, { userId, orderSn })
  const { simulated } = await askedOf(tx, machineIdOf(order), at)
  if (!simulated || order.state !== 'commanded') return
  await delivered(tx, await begin(tx, order, at), at)
}
