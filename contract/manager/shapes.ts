import { z } from 'zod'
import { day, id } from '../fields'

/** The days that are looked at; without both all there are. */
export const span = { start_time: day.optional(), end_time: day.optional() }

/** One of my machines, or all of them. */
export const chosen = { machine_id: id.optional().describe('without it all of mine'), ...span }

export const sums = {
  sold: z.number().describe('pieces that came out and were paid for'),
  refunds: z.number().describe('how many of them were paid back, on the day of it'),
  money: z.number().describe('in cents, less what went back'),
  points: z.number(),
  gold: z.number(),
}

/** With what of it is mine. */
export const shared = { ...sums, share: z.number().describe('my part of the money, in cents') }

export const managedState = z.enum(['online', 'offline', 'fault'])

export const managed = {
  machine_id: z.number(),
  machine_sn: z.string(),
  name: z.string(),
  village: z.string(),
  state: managedState,
  percent: z.number().describe('how much of it is mine'),
}
