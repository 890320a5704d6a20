import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { flag } from '../fields'

export const prize = z.object({
  prize_key: z.string(),
  name: z.string(),
  note: z.string(),
  value: z.string().describe('what it is worth, in words'),
  picture: z.string(),
  tint,
  type: z.enum(['points', 'gold', 'goods', 'code']),
  amount: z.number().describe('points or gold, else 0'),
  goods_id: z.number().describe('of the shop, where it comes from there; else 0'),
  stock: z.number().describe('what is left'),
  left_today: z.number().nullable().describe('null where a day has no limit'),
  odds: z.number().nullable().describe('of 10 000 draws as stock stands now; null: not drawn'),
  lamps: z.number().describe('how many must be lit for it; 0: none'),
  price: z.object({ points: z.number(), gold: z.number(), money: z.number() }),
  was: z.number().describe('what it costs elsewhere, in cents; 0: not said'),
  state: z.enum(['open', 'locked', 'received', 'soldOutToday', 'soldOut']),
  state_text: z.string(),
  how: z.array(z.string()).describe('how it is used, a sentence each'),
  needs: z.object({ address: flag }),
})
