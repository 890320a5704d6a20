import { z } from 'zod'
import { get, roles } from './call'
import { empty, link, time } from './fields'

/** What can wait for somebody who works here. */
export const workKinds = [
  'warnings',
  'failures',
  'refills',
  'contracts',
  'faults',
  'installs',
  'audits',
  'afterSales',
  'locations',
  'partners',
  'residents',
] as const

const kind = z.enum(workKinds)
const role = z.enum(roles)

export const workCalls = {
  '/tp5/api/Work/home': get({
    summary: 'What waits for me by all that I am here, and how each of these stands today',
    access: 'user',
    of: [
      'me',
      'machines',
      'refills',
      'orders',
      'afterSales',
      'earnings',
      'business',
      'upkeep',
      'locations',
      'village',
    ],
    in: empty,
    out: z.object({
      roles: z.array(z.object({ role, standing: z.string().describe('today, in words') })),
      lists: z
        .array(
          z.object({
            kind,
            role,
            count: z.number().describe('as the list itself says'),
            link: link.describe('where all of them are'),
          }),
        )
        .describe('of what waits; a list where nothing does is left out'),
      first: z
        .array(
          z.object({
            key: z.string(),
            kind,
            role,
            title: z.string(),
            note: z.string(),
            due_at: time.nullable(),
            urgency: z.enum(['now', 'soon', 'calm']),
            pieces: z.number().describe('how many of its list it stands for'),
            link,
          }),
        )
        .describe('the most urgent of all lists'),
      earned_today: z.number().describe('in cents, from whatever source'),
    }),
  }),
}
