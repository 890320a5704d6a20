import { z } from 'zod'
import { flag, id, time } from '../fields'

/** In hundredths of the sales, in thousandths of them, or so much a month. */
export const contractKinds = ['percent', 'permille', 'rent'] as const
export type ContractKind = (typeof contractKinds)[number]

export const contractStates = ['offered', 'agreed', 'running', 'ended', 'cancelled'] as const
export type ContractState = (typeof contractStates)[number]
export const contractState = z.enum(contractStates, { error: '没有这样的合约状态' })

/** Whose the place is, who owns a part of the machine, who runs it. */
export const partyRoles = ['place', 'owner', 'operator'] as const
export type PartyRole = (typeof partyRoles)[number]

/** Why somebody gives a contract up. */
export const givenReasons = ['moved', 'slow', 'terms', 'place'] as const
export type CancelReason = (typeof givenReasons)[number] | 'declined' | 'withdrawn' | 'lapsed'

export const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式应为 年-月')
  .describe('such as 2026-10')

export const which = { contract_id: id }

export const row = z.object({
  contract_id: z.number(),
  machine_id: z.number(),
  machine_sn: z.string(),
  machine_name: z.string(),
  village: z.string(),
  kind: z.enum(contractKinds),
  terms_text: z.string().describe('who gets what, in words'),
  state: contractState,
  state_text: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  last_on: z.string().describe('the last day that counts: earlier where it was cancelled'),
  roles: z.array(z.enum(partyRoles)).describe('what I am in it'),
  open_months: z.number().describe('months that can be settled now'),
})

export const party = z.object({
  role: z.enum(partyRoles),
  role_text: z.string(),
  name: z.string().describe('masked'),
  mine: flag,
  part_text: z.string(),
  agreed: flag,
  amount: z.number().describe('settled so far, in cents'),
})

export const contractActions = ['agree', 'decline', 'withdraw', 'settle', 'cancel'] as const

export const contract = row.extend({
  parties: z.array(party),
  rest_text: z.string().describe('who has what dividing leaves, in words'),
  reason_text: z.string().describe('why it was cancelled; empty where it was not'),
  actions: z.array(z.enum(contractActions)).describe('what I can do with it now'),
  offered_at: time,
  agreed_at: time.nullable(),
  cancelled_at: time.nullable(),
})

/** How a month of a contract stands. */
export const monthState = z.enum(['settled', 'open', 'running'])

export const monthRow = z.object({
  month,
  state: monthState,
  state_text: z.string(),
  money: z.number().describe('what was sold in it, in cents'),
  base: z.number().describe('what is divided of it; before it is settled as it would be now'),
  mine: z.number().describe('what of that is mine'),
})

export const monthDetail = monthRow.extend({
  contract_id: z.number(),
  machine_name: z.string(),
  first_on: z.string(),
  last_on: z.string(),
  sold: z.number(),
  money_back: z.number().describe('what went back in it'),
  carried: z.number().describe('what came over from the months before'),
  settled_at: time.nullable(),
  why_not: z.string().describe('why it cannot be settled now; empty where it can, or is'),
  parties: z.array(
    party.pick({ role: true, role_text: true, name: true, mine: true, part_text: true }).extend({
      amount: z.number().describe('in cents'),
      owed: z.number().describe('of a rent, what is left for the months after'),
    }),
  ),
  rest_text: z.string(),
})
