import { messageCalls } from '@contract/message'
import { defineArea } from '../area'
import { messageJobs } from './jobs'
import { messageLeaving } from './leaving'
import { messageHandlers } from './message.calls'
import { messageTelling } from './telling'

export const messageArea = defineArea({
  name: 'message',
  calls: messageCalls,
  handlers: messageHandlers,
  jobs: messageJobs,
  leaving: messageLeaving,
  telling: messageTelling,
})
