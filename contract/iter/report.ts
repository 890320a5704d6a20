import { z } from 'zod'
import { get } from '../call'
import { cursor, paged } from '../fields'
import { chosen, soldSums } from './sales'

export const periods = ['day', 'week', 'month'] as const
const by = z.enum(periods, { error: '没有这种分法' })

const figures = {
  ...soldSums,
  loaded: z.number().describe('pieces that were put in'),
  expired: z.number().describe('pieces that were taken out because their day was over'),
  lost: z.number().describe('pieces that were missing or broken'),
  failed: z.number().describe('how often nothing came out, or nobody knows'),
}

export const reportCalls = {
  '/tp5/api/IterReport/total': get({
    summary: 'How my machines, or one, ran in the chosen days: sold, loaded, failed, expired',
    access: 'operator',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      ...figures,
      before: z
        .object({ sold: z.number(), money: z.number() })
        .nullable()
        .describe('of as many days right before; null: the days have no beginning'),
    }),
  }),
  '/tp5/api/IterReport/list': get({
    summary: 'The same day by day, week by week or month by month, the newest first',
    access: 'operator',
    of: ['machines', 'orders'],
    in: z.object({ cursor, by, ...chosen }),
    out: paged(z.object({ from: z.string(), to: z.string(), ...figures })).extend({ by }),
  }),
  '/tp5/api/IterReport/detail': get({
    summary: 'The same by machine, and by what lies in them',
    access: 'operator',
    of: ['machines', 'orders'],
    in: z.object(chosen),
    out: z.object({
      machines: z.array(
        z.object({
          machine_id: z.number(),
          machine_sn: z.string(),
          name: z.string(),
          ...figures,
        }),
      ),
      goods: z.array(z.object({ title: z.string(), ...figures })),
    }),
  }),
}
