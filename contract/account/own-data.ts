import { z } from 'zod'
import { post } from '../call'
import { smsCode, time } from '../fields'

export const ownDataCalls = {
  '/user/Center/exportData': post({
    summary:
      'Gives an address from which all that is kept of me can be downloaded for a few minutes',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: z.object({ code: smsCode.describe('sent to my own phone for this alone') }),
    out: z.object({
      url: z.string().describe('whole where PUBLIC_URL is set, else a path'),
      expires_at: time,
    }),
  }),
}
