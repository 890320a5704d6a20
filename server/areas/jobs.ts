import type { Config } from '@server/config'
import type { JobDefinition } from '@server/jobs/job'
import { accountJobs } from './account/jobs'
import { afterSaleJobs } from './after-sale/jobs'
import { authJobs } from './auth/jobs'
import { exchangeShopJobs } from './catalogue/jobs'
import { iterJobs } from './machine/heartbeat-jobs'
import { leavings } from './leaving'
import { machineJobs } from './machine/jobs'
import { paymentJobs } from './payment/jobs'
import { promotionJobs } from './invite/jobs'
import { uploadJobs } from './upload/jobs'

/** The jobs of every area; an area exports its own from `jobs.ts`. */
export const areaJobs = (config: Config): JobDefinition[] => [
  ...accountJobs(config, leavings),
  ...afterSaleJobs(config),
  ...authJobs(config),
  ...exchangeShopJobs(config),
  ...iterJobs,
  ...machineJobs,
  ...paymentJobs(config),
  ...promotionJobs,
  ...uploadJobs(config),
]
