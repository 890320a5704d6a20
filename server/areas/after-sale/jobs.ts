import type { House } from '../area'
import type { JobDefinition } from '@server/jobs/job'
import { endRefund, moneyUnderWay, overdue, settleOverdue } from './overdue'

export const afterSaleJobs = ({
  config: { afterSaleKeeper },
  ports: { orders },
}: House): JobDefinition[] => [
  {
    name: 'after-sale: end or hand over what waits too long',
    every: 60,
    async run(_given, { database, now }) {
      for (const found of await overdue(database.db, now)) {
        await database.transaction((tx) => settleOverdue(tx, found, afterSaleKeeper, now))
      }
    },
  },
  {
    name: 'after-sale: see whether money has arrived',
    every: 5,
    async run(_given, { database, now }) {
      for (const found of await moneyUnderWay(database.db)) {
        await database.transaction((tx) => endRefund(orders, tx, found, now))
      }
    },
  },
]
