import { z } from 'zod'
import { post } from '../call'
import { progress } from '../machine/order'
import { whichSlot } from './slots'

export const slotTestCalls = {
  '/tp5/api/MachineSlotTest/scan': post({
    summary: 'Turns one slot of my machine, as a buyer would; a turn that works frees a stuck one',
    access: 'operator',
    once: true,
    touches: ['machines', 'orders'],
    in: z.object(whichSlot),
    out: progress,
  }),
}
