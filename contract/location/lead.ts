import { z } from 'zod'
import { get, post } from '../call'
import {
  cursor,
  empty,
  flag,
  latitude,
  lines,
  longitude,
  maybeLines,
  maybeText,
  paged,
  phone,
  text,
  uuid,
} from '../fields'
import { detail, kind, row, state, which, written } from './shapes'

const where = { latitude, longitude }
const reason = lines(200, '原因')

export const leadCalls = {
  '/tp5/api/Village/helper': get({
    summary: 'What may be chosen of a lead, and by which rules leads are developed',
    access: 'developer',
    of: ['locations'],
    in: empty,
    out: z.object({
      kinds: z.array(z.object({ kind, text: z.string() })),
      states: z.array(z.object({ state, text: z.string() })),
      rules: z.array(z.string()),
    }),
  }),
  '/tp5/api/Map/helper': get({
    summary: 'What lies near a place already: leads and villages, and whether it is one of them',
    access: 'developer',
    of: ['locations', 'village'],
    in: z.object({
      ...where,
      name: maybeText(30, '地方名称').optional(),
      lead_id: uuid.optional().describe('the one that is changed'),
    }),
    out: z.object({
      known: z.string().describe('which of them it is, in words; empty: none'),
      near: z
        .array(
          z.object({
            key: z.string(),
            name: z.string(),
            note: z.string().describe('how far it is with it'),
            distance: z.number().describe('metres'),
          }),
        )
        .describe('the nearest first'),
    }),
  }),
  '/tp5/api/VillageDevelop/scoreConfig': get({
    summary: 'By which questions a place is scored, and what each answer is worth',
    access: 'developer',
    of: ['locations'],
    in: empty,
    out: z.object({
      pass_mark: z.number(),
      questions: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          text: z.string(),
          weight: z.number().describe('the most points it brings; all together come to 100'),
          options: z.array(z.object({ key: z.string(), text: z.string(), points: z.number() })),
        }),
      ),
    }),
  }),
  '/tp5/api/VillageDevelopment/list': get({
    summary: 'Leads, those that moved last first',
    access: 'developer',
    of: ['locations'],
    in: z.object({
      cursor,
      state: state.optional(),
      mine: flag.optional().describe('1: those that I develop'),
      words: maybeText(30, '名称').optional(),
    }),
    out: paged(row),
  }),
  '/tp5/api/VillageDevelopment/total': get({
    summary: 'How many leads there are in each state, and how many wait for me to decide',
    access: 'developer',
    of: ['locations'],
    in: z.object({ mine: flag.optional().describe('1: those that I develop') }),
    out: z.object({
      all: z.number(),
      to_audit: z.number(),
      states: z.array(z.object({ state, text: z.string(), count: z.number() })),
    }),
  }),
  '/tp5/api/VillageDevelopment/detail': get({
    summary: 'One of them: whom to talk to, what was said, how it was scored, and what comes next',
    access: 'developer',
    of: ['locations'],
    in: which,
    out: detail,
  }),
  '/tp5/api/VillageDevelop/add': post({
    summary: 'A lead that nobody has yet',
    access: 'developer',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['locations'],
    in: z.object({ ...written, ...where }),
    out: z.object({ lead_id: z.string() }),
  }),
  '/tp5/api/VillageDevelop/edit': post({
    summary: 'Says more of a lead of mine, or where it really is',
    access: 'developer',
    once: true,
    touches: ['locations'],
    in: which.extend({ ...written, ...where }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/contactsAdd': post({
    summary: 'Somebody to talk to about a lead of mine',
    access: 'developer',
    once: true,
    touches: ['locations'],
    in: which.extend({
      name: text(20, '姓名'),
      phone,
      position: text(20, '身份'),
      note: maybeLines(200, '备注').default(''),
    }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/contactsRemove': post({
    summary: 'Forgets whom one talked to about a lead of mine: they asked for it, or it was wrong',
    access: 'developer',
    once: true,
    touches: ['locations'],
    in: which.extend({ contact_id: uuid }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/timelineAdd': post({
    summary: 'What happened with a lead of mine; `visited` where I have been there',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({ words: lines(300, '记录'), visited: flag.default(0) }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/score': post({
    summary: 'Scores a lead of mine by an answer to every question',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({
      answers: z
        .string()
        .regex(/^[a-z]{2,20}:[a-z]{2,20}(,[a-z]{2,20}:[a-z]{2,20}){0,19}$/, '请回答每一个问题')
        .describe('question:option, with commas between'),
    }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/delete': post({
    summary: 'Gives a lead of mine up, with the reason; it can be taken up again',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({ reason }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/recovery': post({
    summary: 'Takes up a lead that was given up; after some days anybody may',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({ reason }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/handOver': post({
    summary:
      'A lead of mine, or of somebody who develops no more, goes to another developer with all that belongs to it',
    access: 'developer',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['locations', 'messages'],
    in: which.extend({
      phone: phone.describe('of the developer who takes over'),
      all: flag.default(0).describe('1: with it all of the same developer that were not given up'),
      reason,
    }),
    out: detail,
  }),
}
