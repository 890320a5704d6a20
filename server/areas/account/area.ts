import { accountCalls } from '@contract/account'
import { defineArea } from '../area'
import { accountHandlers } from './account.calls'
import { accountJobs } from './jobs'
import { accountLeaving } from './leaving'
import { addOwnData } from './own-data/routes'
import { nicknameWords } from './nickname-words'
import { accountTelling } from './telling'

export const accountArea = defineArea({
  name: 'account',
  calls: accountCalls,
  handlers: accountHandlers,
  jobs: accountJobs,
  leaving: accountLeaving,
  telling: accountTelling,
  words: { nickname: nicknameWords },
  routes: addOwnData,
})
