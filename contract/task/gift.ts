import { z } from 'zod'
import { get } from '../call'
import { flag, time } from '../fields'
import { ofBill } from './bill'

export const giftCalls = {
  '/tp5/api/AdTask/rewardCode': get({
    summary: 'The code that I got beside the reward of a task',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: z.object({
      title: z.string(),
      how: z.array(z.string()).describe('how it is used, line by line'),
      valid_until: time,
      expired: flag,
      code: z.string().describe('empty: none was left when I received the reward'),
      given_at: time.nullable(),
    }),
  }),
}
