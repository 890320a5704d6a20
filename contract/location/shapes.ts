import { z } from 'zod'
import { flag, maybeLines, text, time, uuid, whole } from '../fields'

export const placeKinds = ['village', 'estate', 'market', 'school', 'clinic', 'office'] as const
export type PlaceKind = (typeof placeKinds)[number]
export const kind = z.enum(placeKinds, { error: '没有这种地方' })

export const leadStates = [
  'lead',
  'visited',
  'scored',
  'submitted',
  'approved',
  'refused',
  'contracted',
  'live',
  'lost',
  'recovered',
] as const
export type LeadState = (typeof leadStates)[number]
export const state = z.enum(leadStates, { error: '没有这种进展' })

/** What may be done with a lead by whoever reads of it. */
export const leadActions = [
  'edit',
  'visit',
  'score',
  'submit',
  'audit',
  'contract',
  'live',
  'lose',
  'recover',
  'handOver',
] as const
export type LeadAction = (typeof leadActions)[number]

export const mostPictures = 6

export const which = z.object({ lead_id: uuid })

/** How many live there, or come by; nobody has to know before they have been there. */
const people = whole.min(0, '不能小于 0').max(1_000_000, '人数太大').default(0)

export const written = {
  name: text(30, '地方名称'),
  kind,
  address: text(60, '详细地址'),
  households: people.describe('0: not known yet'),
  people: people.describe('who live there or come by; 0: not known yet'),
  clue: maybeLines(300, '线索').default(''),
}

export const row = z.object({
  lead_id: z.string(),
  name: z.string(),
  kind,
  kind_text: z.string(),
  address: z.string(),
  households: z.number(),
  people: z.number(),
  state,
  state_text: z.string(),
  score: z.number().nullable().describe('of 100; null before it was scored'),
  enough: flag.describe('its score lets it be submitted'),
  owner: z.string().describe('who develops it, masked; mine where `mine` says so'),
  mine: flag,
  found_at: time,
  moved_at: time.describe('when it came to its state'),
})

const contact = z.object({
  contact_id: z.string(),
  position: z.string(),
  name: z.string().describe('masked where the lead is not mine'),
  phone: z.string().describe('masked where the lead is not mine'),
  note: z.string().describe('for whoever develops the lead alone'),
})

const answer = z.object({
  key: z.string(),
  title: z.string(),
  weight: z.number(),
  option: z.string(),
  option_text: z.string(),
  points: z.number(),
})

const contract = z.object({
  party: z.string(),
  phone: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  rent: z.number().describe('in cents a month'),
  share: z.number().describe('of what is sold there, in hundredths'),
  terms: z.string(),
  signed_at: time,
  pictures: z.array(z.string()).describe('addresses for a few minutes'),
  over: flag.describe('its period has ended'),
})

export const detail = row.extend({
  latitude: z.number(),
  longitude: z.number(),
  clue: z.string(),
  answers: z.array(answer).describe('empty before it was scored'),
  pass_mark: z.number(),
  reason: z.string().describe('what whoever decided on it said last; empty before'),
  contacts: z.array(contact),
  events: z
    .array(z.object({ at: time, by: z.string().describe('masked'), text: z.string() }))
    .describe('what happened, from the first on'),
  actions: z.array(z.enum(leadActions)).describe('what I may do with it now'),
  why_not_audit: z.string().describe('why I may not decide on it; empty where I may'),
  subscribed: flag.describe('I am told when it moves'),
  contract: contract
    .nullable()
    .describe('null before it was signed, once it was given up, and for everybody else'),
  village: z.string().describe('the village that came of it; empty before'),
  machine_sn: z.string().describe('of its first machine; empty before'),
})
