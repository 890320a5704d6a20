import { z } from 'zod'
import { get, post } from './call'
import { empty, time } from './fields'
import { bodyLimitOf } from './upload'

/** What a file of readings may have. */
export const tableRules = { bytes: 512 * 1024, lines: 2000 } as const

export const healthTableCalls = {
  '/tp5/api/ExchangeShop/HealthReport/tableColumns': get({
    summary: 'Which columns a file of readings has, and what stands in each',
    access: 'user',
    of: [],
    in: empty,
    out: z.object({
      columns: z.array(z.object({ title: z.string(), says: z.string() })),
      sample: z.string().describe('the first lines of one'),
      most_lines: z.number(),
      most_bytes: z.number().describe('of the file'),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthReport/importTable': post({
    summary:
      'Takes the readings of a file, each line by itself; what is there already changes nothing',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 3600 },
    bodyLimit: bodyLimitOf(tableRules.bytes),
    touches: ['health'],
    in: z.object({
      content: z
        .string({ error: '请选择表格文件' })
        .min(1, '请选择表格文件')
        .describe('a CSV file in base64, in UTF-8 or GB 18030'),
    }),
    out: z.object({
      taken: z.number().describe('readings that are new'),
      known: z.number().describe('readings that were there already'),
      refused: z.array(
        z.object({
          line: z.number().describe('in the file, from 1 on'),
          why: z.string(),
        }),
      ),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthReport/exportTable': post({
    summary: 'Gives an address from which all I measured can be fetched as CSV for a few minutes',
    access: 'user',
    limit: { max: 30, seconds: 3600 },
    touches: [],
    in: empty,
    out: z.object({ url: z.string(), expires_at: time }),
  }),
}
