import { z } from 'zod'
import { get } from './call'
import { cursor, day, paged, time } from './fields'
import { sellers } from './order'

const ledger = (what: string) =>
  get({
    summary: `My ${what} ledger, newest first, with the totals of the chosen days`,
    access: 'user',
    of: ['wallet'],
    in: z.object({
      cursor,
      start_time: day.optional(),
      end_time: day.optional(),
    }),
    out: paged(
      z.object({
        entry_id: z.string(),
        title: z.string(),
        source: z.string().describe('where it came from or went to, in a word'),
        amount: z.number().describe('positive came in, negative went out'),
        balance: z.number().describe('after this entry'),
        order_sn: z.string().describe('empty where no order stands behind it'),
        seller: z.enum([...sellers, '']).describe('whose order that is; empty where there is none'),
        created_at: time,
      }),
    ).extend({
      balance: z.number(),
      income: z.number(),
      outgo: z.number(),
      rate: z.string().describe('what points and gold are worth, in words'),
    }),
  })

export const walletCalls = {
  '/tp5/api/ExchangeShop/UserPoints/detail': ledger('points'),
  '/tp5/api/ExchangeShop/UserGold/detail': ledger('gold'),
}
