import { z } from 'zod'
import { post } from '../call'
import { machineSn } from '../fields'
import { progress } from './order'

export const slotTestCalls = {
  '/tp5/api/MachineSlotTest/scan': post({
    summary: 'Turns one slot of my machine, as a buyer would; a turn that works frees a stuck one',
    access: 'operator',
    once: true,
    touches: ['machines', 'orders'],
    in: z.object({
      machine_sn: machineSn,
      slot_no: z.string().regex(/^[A-Z]\d{1,2}$/, '货道编号不正确'),
    }),
    out: progress,
  }),
}
