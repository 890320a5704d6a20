import type { managerCalls } from '@contract/manager'
import type { HandlersOf } from '@server/call/handler'
import { managedIncomeHandlers } from './income.calls'
import { machinesHandlers } from './machines.calls'
import { peopleHandlers } from './people.calls'
import { statisticsHandlers } from './statistics.calls'

export const managerHandlers: HandlersOf<typeof managerCalls> = {
  ...machinesHandlers,
  ...statisticsHandlers,
  ...peopleHandlers,
  ...managedIncomeHandlers,
}
