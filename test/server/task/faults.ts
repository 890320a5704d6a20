import { advertiserFaults } from '@server/areas/advertiser/faults'
import { earningsFaults } from '@server/areas/earnings/faults'
import { taskFaults } from '@server/areas/task/faults'
import { walletFaults } from '@server/areas/wallet/faults'
import type { Db } from '@server/database/database'

/** What is wrong with the money of tasks, from the book up to what is kept for whom. */
export const moneyFaults = async (db: Db): Promise<string[]> => [
  ...(await walletFaults(db)),
  ...(await earningsFaults(db)),
  ...(await advertiserFaults(db)),
  ...(await taskFaults(db)),
]
