import { z } from 'zod'
import { campaignId, taskId } from './advertiser/shapes'
import { get, post } from './call'
import { day, flag, lines, text } from './fields'

/** Letters of a list of codes; what it takes in a form is more. */
const longestList = 350_000

const ofTask = z.object({ campaign_id: campaignId, task_id: taskId })

const gift = z.object({
  task_id: z.number(),
  title: z.string(),
  how: z.string().describe('how it is used, in lines'),
  valid_until: z.string().describe('the last day on which it can be used'),
  codes: z.number().describe('all that were ever added'),
  given: z.number(),
  left: z.number(),
  expired: flag.describe('1: none is given any more'),
})

export const adGiftCalls = {
  '/tp5/api/AdGift/lists': get({
    summary: 'What the tasks of a campaign of mine give beside their rewards; never a code',
    access: 'advertiser',
    of: ['ads', 'adTasks'],
    in: z.object({ campaign_id: campaignId }),
    out: z.object({
      list: z.array(gift),
      editable: flag.describe('1: they can be written, and taken away'),
      open: flag.describe('1: codes can be added'),
    }),
  }),
  '/tp5/api/AdGift/save': post({
    summary: 'Writes what a task gives beside its reward, while its campaign can be written',
    access: 'advertiser',
    feature: 'userText',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['ads'],
    in: ofTask.extend({
      title: text(20, '券的名称'),
      how: lines(200, '怎么用'),
      valid_until: day.describe('not before the campaign ends'),
    }),
    out: z.object({}),
  }),
  '/tp5/api/AdGift/addCodes': post({
    summary:
      'Adds codes to what a task gives, until its campaign has ended; known ones are left out',
    access: 'advertiser',
    once: true,
    limit: { max: 60, seconds: 3600 },
    bodyLimit: 1024 * 1024,
    touches: ['ads', 'adTasks'],
    in: ofTask.extend({
      codes: lines(longestList, '券码').describe(
        'one a line, or the first column of a table; 5000 at most',
      ),
    }),
    out: z.object({
      added: z.number(),
      known: z.number().describe('so many of them were there already'),
    }),
  }),
  '/tp5/api/AdGift/remove': post({
    summary: 'Takes away what a task gives beside its reward, while its campaign can be written',
    access: 'advertiser',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['ads'],
    in: ofTask,
    out: z.object({}),
  }),
}
