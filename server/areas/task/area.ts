import { taskCalls } from '@contract/task'
import { defineArea } from '../area'
import { feedbackCase, screenshotCase } from './desk'
import { taskFaults } from './faults'
import { followUpheld } from './follow-upheld'
import { taskJobs } from './jobs'
import { taskLeaving } from './leaving'
import { taskStrip } from './strip'
import { taskHandlers } from './task.calls'
import { seedTasks } from './seed'
import { taskTelling } from './telling'

export const taskArea = defineArea({
  name: 'task',
  calls: taskCalls,
  handlers: taskHandlers,
  jobs: taskJobs,
  upheld: followUpheld,
  faults: taskFaults,
  leaving: taskLeaving,
  telling: taskTelling,
  seed: seedTasks,
  desk: { screenshot: screenshotCase, feedback: feedbackCase },
  strips: [taskStrip],
})
