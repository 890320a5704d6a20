import { accountCalls } from '@contract/account'
import { defineArea } from '../area'
import { accountHandlers } from './account.calls'
import { accountJobs } from './jobs'
import { accountLeaving } from './leaving'

export const accountArea = defineArea({
  name: 'account',
  calls: accountCalls,
  handlers: accountHandlers,
  jobs: accountJobs,
  leaving: accountLeaving,
})
