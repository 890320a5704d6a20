import type { homeCalls } from '@contract/home'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { machineBondHandlers } from './machine-bond.calls'
import { pageHandlers } from './page.calls'

export const homeHandlers = (ports: Ports): HandlersOf<typeof homeCalls> => ({
  ...pageHandlers(ports),
  ...machineBondHandlers,
})
