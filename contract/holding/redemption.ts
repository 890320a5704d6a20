import { z } from 'zod'
import { get, post } from '../call'
import { worth } from '../catalogue/goods'
import { own } from './held'

const useCode = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{18}$/, '券码是 18 位数字'))

const redeemed = z.object({
  title: z.string(),
  worth,
  uses_left: z.number(),
  customer: z.string(),
})

export const redemptionCalls = {
  '/tp5/api/ExchangeShop/UserExchange/code': get({
    summary: 'The code that a merchant reads from my phone; it renews itself',
    access: 'user',
    of: ['holdings'],
    in: own,
    out: z.object({ code: z.string(), seconds: z.number().describe('until the next one') }),
  }),
  '/tp5/api/VillageEnter/readCode': get({
    summary: 'What a customer shows me, before I redeem it',
    access: 'merchant',
    limit: { max: 60, seconds: 60 },
    of: ['holdings'],
    in: z.object({ code: useCode }),
    out: redeemed,
  }),
  '/tp5/api/VillageEnter/useCode': post({
    summary: 'Redeems what a customer shows me, once',
    access: 'merchant',
    once: true,
    limit: { max: 60, seconds: 60 },
    touches: ['holdings'],
    in: z.object({ code: useCode }),
    out: redeemed,
  }),
}
