import { z } from 'zod'
import { get } from '../call'
import { empty } from '../fields'

export const supplierKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '供货商编号不正确')

export const supplierCalls = {
  '/tp5/api/IterDistributor/lists': get({
    summary: 'From whom goods for machines can be ordered',
    access: 'operator',
    of: ['refills'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          supplier_key: z.string(),
          name: z.string(),
          about: z.string(),
          phone: z.string(),
          area: z.string().describe('where they bring it'),
          kinds: z.number().describe('of goods that they have'),
        }),
      ),
    }),
  }),
}
