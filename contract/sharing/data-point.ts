import { z } from 'zod'
import { post } from '../call'
import { empty } from '../fields'

/** What is counted: that something was sought, and that nothing was found. */
export const dataPoints = ['sought', 'soughtInVain'] as const

export const dataPointCalls = {
  '/tp5/api/DataPoint/push': post({
    summary:
      'Counts that somebody came to a point of the app; nothing of who, of which page or of what they wrote',
    access: 'public',
    limit: { max: 60, seconds: 60 },
    once: true,
    touches: [],
    in: z.object({ name: z.enum(dataPoints, { error: '没有这个埋点' }) }),
    out: empty,
  }),
}
