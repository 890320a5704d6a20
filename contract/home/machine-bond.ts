import { z } from 'zod'
import { post } from '../call'
import { flag, link, machineSn, time } from '../fields'

const bond = z.object({
  machine_id: z.number(),
  name: z.string(),
  village: z.string(),
  address: z.string(),
})

export const machineBondCalls = {
  '/tp5/api/Index/checkBindMachine': post({
    summary: 'A machine that was scanned, and whether it is the one that brought me here',
    access: 'user',
    of: ['machines', 'campaigns'],
    in: z.object({ machine_sn: machineSn }),
    out: bond.extend({
      bound: flag.describe('1: I am bound to a machine already'),
      mine: flag.describe('1: to this one'),
      may_bind: flag.describe('1: it can still become mine'),
      reason: z.string().describe('why not; empty where it can, or is mine already'),
      link: link.describe('of the campaign at machines that is open; empty: none'),
    }),
  }),
  '/tp5/api/Index/bindMachine': post({
    summary: 'Binds me to the machine that brought me here; the first one stays',
    access: 'user',
    once: true,
    touches: ['machines'],
    in: z.object({ machine_sn: machineSn }),
    out: bond.extend({ bound_at: time, link }),
  }),
}
