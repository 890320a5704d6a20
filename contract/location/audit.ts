import { z } from 'zod'
import { post } from '../call'
import { day, flag, lines, machineSn, phone, text, uploadIds, whole } from '../fields'
import { detail, mostPictures, which } from './shapes'

const pictureIds = uploadIds(mostPictures, `图片不正确，最多 ${mostPictures} 张`)

export const auditCalls = {
  '/tp5/api/VillageDevelop/submit': post({
    summary: 'Asks for a decision on a lead of mine that scored enough',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which,
    out: detail,
  }),
  '/tp5/api/VillageDevelop/audit': post({
    summary: 'Decides on what somebody else has submitted, with the reason',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({ pass: flag, reason: lines(200, '审核意见') }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/contractSave': post({
    summary:
      'The contract of an approved lead of mine: with whom, on which terms, from when to when; later what of it is new',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages'],
    in: which.extend({
      party: text(40, '签约方'),
      phone,
      starts_on: day,
      ends_on: day,
      rent: whole.min(0, '不能小于 0').max(10_000_000, '租金太大').describe('in cents a month'),
      share: whole.min(0, '不能小于 0').max(50, '分成最多 50%').describe('in hundredths'),
      terms: lines(1000, '条款'),
      picture_ids: pictureIds
        .optional()
        .describe(
          'ids of uploads of the kind location, with commas between; left out: those that are there',
        ),
    }),
    out: detail,
  }),
  '/tp5/api/VillageDevelop/live': post({
    summary:
      'A signed place opens: its village is there for everybody, its first machine is planned',
    access: 'developer',
    once: true,
    touches: ['locations', 'messages', 'village', 'machines', 'upkeep'],
    in: which.extend({
      machine_sn: machineSn,
      due: day.describe('until when the machine should stand'),
    }),
    out: detail.extend({
      secret: z.string().describe('what the machine signs with; nobody is told it again'),
    }),
  }),
}
