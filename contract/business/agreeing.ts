import { z } from 'zod'
import { get, post } from '../call'
import { cursor, day, machineSn, paged, phone, whole } from '../fields'
import { contract, contractKinds, contractState, givenReasons, party, row, which } from './shapes'

const offer = {
  machine_sn: machineSn,
  kind: z.enum(contractKinds, { error: '没有这种合约' }),
  rent: whole
    .min(0, '租金不能小于 0')
    .max(1_000_000_00, '租金太高')
    .optional()
    .describe('of a rent, what the owners have a month together, in cents'),
  place_phone: phone.optional().describe('whose the place is; without it nobody earns by it'),
  place_part: whole
    .min(1, '点位方的份额至少是 1')
    .max(1_000_000_00, '点位方的份额太大')
    .optional()
    .describe('in the measure of the kind'),
}

export const agreeingCalls = {
  '/tp5/api/MachineBusiness/lists': get({
    summary: 'The contracts of machines that I am a party of, the newest first',
    access: 'user',
    of: ['business', 'machines'],
    in: z.object({ cursor, state: contractState.optional() }),
    out: paged(row),
  }),
  '/tp5/api/MachineBusiness/detail': get({
    summary: 'One of them, with its parties and what each has had',
    access: 'user',
    of: ['business', 'machines'],
    in: z.object(which),
    out: contract,
  }),
  '/tp5/api/MachineBusiness/terms': get({
    summary: 'What a contract of a machine of mine would say, before it is offered',
    access: 'operator',
    of: ['business', 'machines'],
    in: z.object(offer),
    out: z.object({
      machine_name: z.string(),
      parties: z.array(
        party.pick({ role: true, role_text: true, name: true, mine: true, part_text: true }),
      ),
      rest_text: z.string(),
      free_from: z.string().describe('the first day on which it may begin'),
      why_not: z.string().describe('why it cannot be offered; empty where it can'),
    }),
  }),
  '/tp5/api/MachineBusiness/add': post({
    summary: 'Offers a contract of a machine of mine to everybody else who would earn by it',
    access: 'operator',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['business'],
    in: z.object({ ...offer, starts_on: day, ends_on: day }),
    out: contract,
  }),
  '/tp5/api/MachineBusiness/agree': post({
    summary: 'Agrees to a contract that I was offered; it runs once everybody has',
    access: 'user',
    once: true,
    touches: ['business', 'machines'],
    in: z.object(which),
    out: contract,
  }),
  '/tp5/api/MachineBusiness/cancel': post({
    summary: 'Gives a contract up from today, settles what was earned up to then; or declines it',
    access: 'user',
    once: true,
    touches: ['business', 'machines', 'earnings'],
    in: z.object({
      ...which,
      reason: z.enum(givenReasons, { error: '没有这样的原因' }).optional(),
    }),
    out: contract,
  }),
}
