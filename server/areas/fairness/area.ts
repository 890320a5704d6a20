import { fairnessCalls } from '@contract/fairness'
import { defineArea } from '../area'
import { fairnessJobs } from './jobs'
import { fairnessLeaving } from './leaving'
import { captchaHandlers } from './limits/captcha.calls'
import { ruleHandlers } from './offences/rules.calls'
import { fairnessTelling } from './telling'
import { objectionCase, questionCase } from './tickets/desk'
import { ticketHandlers } from './tickets/tickets.calls'

export const fairnessArea = defineArea({
  name: 'fairness',
  calls: fairnessCalls,
  handlers: { ...captchaHandlers, ...ruleHandlers, ...ticketHandlers },
  jobs: fairnessJobs,
  leaving: fairnessLeaving,
  telling: fairnessTelling,
  desk: ({ upheld }) => ({ objection: objectionCase(upheld), question: questionCase }),
})
