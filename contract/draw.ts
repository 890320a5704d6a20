import { z } from 'zod'
import { day } from './fields'

/** The seed of a day: its print is known before, itself after. */
export const drawProof = z.object({
  day,
  promised: z.string().describe('SHA-256 of the seed, known before'),
  seed: z.string().describe('empty until the day is over'),
})

export const drawAnchor = drawProof
  .pick({ day: true, promised: true })
  .describe('what all seeds hang on: SHA-256 again and again leads from each of them to it')

/** All that a draw was made by, for whoever does it again. */
export const drawCheck = z.object({
  proof: drawProof,
  anchor: drawAnchor,
  message: z.string().describe('what the seed signs, without the number of the round'),
  table: z.array(z.object({ key: z.string(), name: z.string(), weight: z.number() })),
  total: z.number(),
  place: z.number(),
  result: z.string(),
})

export const ownSeed = z
  .string()
  .regex(/^[\w-]{4,64}$/, '自己的随机数是 4 到 64 位字母或数字')
  .describe('shown to the person before the tap')
