import { ports } from '@server/areas/assembled'
import { driveRefunds } from '@server/areas/payment/give-back'
import { createLog } from '@server/log'
import type { House } from '../harness/openHouse'

/** Money that is owed goes back, as the server sees to it by itself. */
export const giveMoneyBack = (
  { database, providers }: Pick<House, 'database' | 'providers'>,
  clock: () => Date,
) =>
  driveRefunds({
    ...ports,
    database,
    clock,
    provider: providers.payment,
    log: createLog('silent'),
  })
