import { maintenanceCalls } from '@contract/maintenance'
import { defineArea } from '../area'
import { installCase } from './install/desk'
import { installsCommand } from './install/plans'
import { maintenanceJobs } from './jobs'
import { maintenanceLeaving } from './leaving'
import { maintenanceHandlers } from './maintenance.calls'
import { seedMaintenance } from './seed'
import { maintenanceTelling } from './telling'
import { maintenanceWrongs } from './wrongs'

export const maintenanceArea = defineArea({
  name: 'maintenance',
  calls: maintenanceCalls,
  handlers: maintenanceHandlers,
  jobs: maintenanceJobs,
  leaving: maintenanceLeaving,
  telling: maintenanceTelling,
  faults: maintenanceWrongs,
  desk: { install: installCase },
  commands: { installs: installsCommand },
  seed: seedMaintenance,
})
