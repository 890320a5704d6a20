import { z } from 'zod'
import { post } from '../call'
import { id, link } from '../fields'

export const machineCodeCalls = {
  '/tp5/api/UserCodeActivity/getMachineQrCode': post({
    summary:
      'A code that opens the page of a machine, to be shown to others; it says nothing of where I am',
    access: 'user',
    limit: { max: 30, seconds: 60 },
    of: ['machines'],
    in: z.object({ machine_id: id }),
    out: z.object({
      picture: z
        .string()
        .describe('PNG or JPEG as a data: address; inside WeChat one of the mini program'),
      link: link.describe('what an ordinary code says: the page of the machine, whole'),
    }),
  }),
}
