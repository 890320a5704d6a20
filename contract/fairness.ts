import { captchaCalls } from './fairness/captcha'
import { ruleCalls } from './fairness/rules'
import { ticketCalls } from './fairness/tickets'

export const fairnessCalls = { ...captchaCalls, ...ruleCalls, ...ticketCalls }
