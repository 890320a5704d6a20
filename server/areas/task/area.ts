import { taskCalls } from '@contract/task'
import { defineArea } from '../area'
import { taskLeaving } from './leaving'
import { taskHandlers } from './task.calls'

export const taskArea = defineArea({
  name: 'task',
  calls: taskCalls,
  handlers: taskHandlers,
  leaving: taskLeaving,
})
