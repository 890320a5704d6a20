import type { Leaving } from '../leaving'

const work = 'what was done at a machine: a number that leads to nobody'

export const maintenanceLeaving: Leaving = {
  tables: {
    installs: { stays: work },
    install_steps: { stays: work },
    install_audits: { stays: work },
    maintenance_records: { stays: work },
    machine_faults: { stays: work },
    fault_reports: { blank: { words: "''" } },
    fault_acts: { blank: { words: "''" } },
    maintenance_works: { stays: work },
    maintenance_months: { stays: work },
  },
}
