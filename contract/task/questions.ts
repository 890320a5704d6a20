import { z } from 'zod'
import { get, post } from '../call'
import { answerKeys } from '../advertiser/creative'
import { maybeLines } from '../fields'
import { bill, ofBill } from './bill'

const questionId = z.string().regex(/^q[1-9]\d?$/, '没有这道题')
const option = z.enum(answerKeys, { error: '没有这个选项' })

const options = z.array(z.object({ key: z.string(), text: z.string() }))

const poll = z.object({
  id: z.string(),
  type: z.enum(['single', 'multiple', 'text']),
  text: z.string(),
  options,
  answer: z.array(z.string()).describe('mine, empty while there is none'),
  nth: z.number().describe('from 1, on the way that my answers take'),
  before: z.string().nullable().describe('the question before it on that way'),
})

const progress = z.object({
  at: z.string().nullable().describe('the question that is open; null: all are answered'),
  progress: z.number().describe('from 0 to 1'),
  answered: z.number(),
})

const answer = ofBill.extend({
  question: questionId,
  chosen: z
    .string()
    .regex(/^[A-H](,[A-H]){0,7}$/, '没有这个选项')
    .optional()
    .describe('keys of choices, with commas between'),
  words: maybeLines(300, '回答').optional(),
})

export const questionCalls = {
  '/tp5/api/AdTask/questionnaire': get({
    summary: 'Questions that show whether somebody looked, with what I have answered',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: z.object({
      flag: z.number(),
      title: z.string(),
      kind: bill.shape.kind,
      about: z.string().describe('to be read first; empty where it was watched'),
      picture: z.string(),
      questions: z.array(z.object({ text: z.string(), options })),
      answers: z.array(z.string()),
      tries_left: z.number(),
      step: bill.shape.step,
      state: bill.shape.state,
    }),
  }),
  '/tp5/api/AdTask/submitQuestionnaire': post({
    summary: 'Answers one of these questions; the last one has all of them judged',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofBill.extend({
      nth: z.coerce.number<number>().int().min(0, '没有这道题').max(20, '没有这道题'),
      choice: option,
    }),
    out: z.object({
      verdict: z.enum(['saved', 'right', 'again', 'over']),
      wrong: z.array(z.number()).describe('questions that were not right, from 1'),
      step: bill.shape.step,
    }),
  }),
  '/tp5/api/AdTask/dcsQuestionnaire': get({
    summary: 'One question of a questionnaire that I have taken on, with my answer to it',
    access: 'user',
    of: ['adTasks'],
    in: ofBill.extend({
      question: questionId.optional().describe('without it, the one that is open'),
    }),
    out: z.object({
      flag: z.number(),
      title: z.string(),
      about: z.string(),
      advertiser: z.string(),
      state: bill.shape.state,
      first: z.string().describe('the question that everybody begins with'),
      question: poll.nullable().describe('null: all are answered'),
    }),
  }),
  '/tp5/api/AdTask/answerDcsProgress': get({
    summary: 'How far I am in a questionnaire',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: progress,
  }),
  '/tp5/api/AdTask/nextDcsQuestionId': get({
    summary: 'Which question an answer leads to, by the rules of the questionnaire',
    access: 'user',
    of: ['adTasks'],
    in: answer,
    out: z.object({ next: z.string().nullable().describe('null: it is the last') }),
  }),
  '/tp5/api/AdTask/submitDcsQuestionnaire': post({
    summary: 'Saves one answer and says which question comes next',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: answer,
    out: progress.extend({
      next: z.string().nullable().describe('null: it was the last'),
      step: bill.shape.step,
    }),
  }),
}
