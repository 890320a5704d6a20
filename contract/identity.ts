import { z } from 'zod'
import { get, post } from './call'
import { empty, text, time, uuid } from './fields'
import { bodyLimitOf, content, mostBytes, uploaded } from './upload'

export const identityStates = ['none', 'waiting', 'approved', 'refused'] as const

const side = z.enum(['front', 'back'], { error: '请说明是身份证的哪一面' })

const myIdentity = z.object({
  state: z.enum(identityStates),
  name: z.string().describe('masked: 王**; empty before the first application'),
  id_number: z.string().describe('masked: 3301**********1234'),
  reason: z.string().describe('why it was refused, else empty'),
  submitted_at: time.nullable(),
  decided_at: time.nullable(),
  consented_at: time
    .nullable()
    .describe('when I agreed to the notice in force; null: no photo and no application is taken'),
})

export const identityCalls = {
  '/user/nameVerify/consent': post({
    summary: 'Says yes to the notice on identity cards, and to nothing else',
    access: 'user',
    feature: 'identityPhotos',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['identity', 'me'],
    in: z.object({
      version: text(10, '告知书版本').describe('of the agreement identity, as read'),
    }),
    out: myIdentity,
  }),
  '/user/nameVerify/withdraw': post({
    summary: 'Takes the consent back: name, number and photos are deleted',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['identity', 'me'],
    in: empty,
    out: myIdentity,
  }),
  '/user/nameVerify/idcardImage': post({
    summary: 'Takes the photo of one side of an identity card; nobody but its owner sees it',
    access: 'user',
    feature: 'identityPhotos',
    limit: { max: 30, seconds: 60 },
    bodyLimit: bodyLimitOf(mostBytes.picture),
    touches: [],
    in: z.object({ content, side }),
    out: uploaded.extend({ side }),
  }),
  '/user/nameVerify/verify': post({
    summary: 'Applies for verification, of adults only; once more after a refusal',
    access: 'user',
    feature: 'identityPhotos',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['identity'],
    in: z.object({
      name: z
        .string()
        .trim()
        .regex(/^\p{Script=Han}[\p{Script=Han}·]{1,29}$/u, '请填写身份证上的姓名'),
      id_number: z
        .string()
        .trim()
        .regex(/^\d{17}[\dXx]$/, '请填写 18 位身份证号'),
      front_id: uuid.describe('upload of the side with the face'),
      back_id: uuid.describe('upload of the side with the emblem'),
    }),
    out: myIdentity,
  }),
  '/user/nameVerify/detail': get({
    summary: 'How my verification stands',
    access: 'user',
    of: ['identity'],
    in: empty,
    out: myIdentity,
  }),
}
