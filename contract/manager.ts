import { managedIncomeCalls } from './manager/income'
import { machinesCalls } from './manager/machines'
import { peopleCalls } from './manager/people'
import { statisticsCalls } from './manager/statistics'

export const managerCalls = {
  ...machinesCalls,
  ...statisticsCalls,
  ...peopleCalls,
  ...managedIncomeCalls,
}
