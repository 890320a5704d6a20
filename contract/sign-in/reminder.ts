import { z } from 'zod'
import { get, post } from '../call'
import { empty, flag, whole } from '../fields'

const reminder = z.object({
  on: flag,
  hour: z.number().describe('of the day in Shanghai; the one offered first while it is off'),
  hours: z.array(z.number()).describe('what may be chosen'),
})

export const reminderCalls = {
  '/tp5/api/UserSignIn/reminder': get({
    summary: 'Whether and at which hour I am reminded of signing in',
    access: 'user',
    of: ['signIns'],
    in: empty,
    out: reminder,
  }),
  '/tp5/api/UserSignIn/remind': post({
    summary: 'Switches the reminder on at an hour, or off',
    access: 'user',
    once: true,
    touches: ['signIns'],
    in: z.object({ on: flag, hour: whole.optional() }),
    out: reminder,
  }),
}
