import { taskCalls } from '@contract/task'
import { defineArea } from '../area'
import { taskLeaving } from './leaving'
import { taskHandlers } from './task.calls'
import { taskTelling } from './telling'

export const taskArea = defineArea({
  name: 'task',
  calls: taskCalls,
  handlers: taskHandlers,
  leaving: taskLeaving,
  telling: taskTelling,
})
