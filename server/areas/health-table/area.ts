import { healthTableCalls } from '@contract/health-table'
import { defineArea } from '../area'
import { healthTableHandlers } from './health-table.calls'
import { addTables } from './routes'

export const healthTableArea = defineArea({
  name: 'health-table',
  calls: healthTableCalls,
  handlers: healthTableHandlers,
  routes: addTables,
})
