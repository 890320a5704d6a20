import { managerCalls } from '@contract/manager'
import { defineArea } from '../area'
import { addManagerExports } from './export/routes'
import { managerHandlers } from './manager.calls'
import { ownersStanding } from './owners-standing'

export const managerArea = defineArea({
  name: 'manager',
  calls: managerCalls,
  handlers: managerHandlers,
  routes: addManagerExports,
  standings: { owner: ownersStanding },
})
