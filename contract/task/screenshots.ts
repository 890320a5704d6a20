import { z } from 'zod'
import { get, post } from '../call'
import { uploadIds } from '../fields'
import { bill, ofBill } from './bill'

const pictures = uploadIds(3, '请先上传截图', '最多 3 张截图').describe(
  'ids of uploads, with commas between',
)

const given = ofBill.extend({ pictures })

export const screenshotCalls = {
  '/tp5/api/BillUserImage/show': get({
    summary: 'Screenshots of a task that I have taken on, and what became of them',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: bill.extend({
      about: z.string(),
      example: z.string(),
      most: z.number(),
      pictures: z.array(z.string()),
      sendings_left: z.number(),
    }),
  }),
  '/tp5/api/BillUserImage/upload': post({
    summary: 'Hands in screenshots; a person of the house looks at them',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: given,
    out: bill,
  }),
  '/tp5/api/BillUserImage/update': post({
    summary: 'Sends other screenshots in place of those that were refused',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: given,
    out: bill,
  }),
}
