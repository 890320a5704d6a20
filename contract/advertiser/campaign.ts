import { z } from 'zod'
import { get, post } from '../call'
import { cursor, day, empty, flag, lines, paged, text, time, whole } from '../fields'
import { creative, interests, taskKinds, type Interest } from './creative'
import { campaignId, campaignState, cents, taskId } from './shapes'

const kind = z.enum(taskKinds, { error: '没有这种任务' })
const interest = z.enum(Object.keys(interests) as [Interest, ...Interest[]], {
  error: '没有这个兴趣',
})

const listOf = <T extends z.ZodType<unknown, string>>(one: T, most: number) =>
  z
    .string()
    .max(400)
    .transform((value) => [...new Set(value.split(','))])
    .pipe(z.array<z.ZodType<z.output<T>, string>>(one as never).max(most, `最多选 ${most} 个`))
    .optional()
    .describe('with commas between; without it all')

const villageId = z.coerce.number<string>({ error: '没有这个村' }).int().min(1, '没有这个村')

const wish = {
  villages: listOf(villageId, 50),
  least_days: whole.min(0).max(3650, '最多 3650 天').default(0),
  most_days: whole.min(1, '至少 1 天').max(3650, '最多 3650 天').optional(),
  interests: listOf(interest, 10),
  fresh: flag.default(0),
}

const audience = z.object({
  villages: z.array(z.object({ village_id: z.number(), name: z.string() })).describe('empty: all'),
  least_days: z.number().describe('of the account'),
  most_days: z.number().nullable(),
  interests: z.array(z.object({ key: interest, text: z.string() })).describe('empty: all'),
  fresh: flag.describe('1: only who has done nothing for this company yet'),
  text: z.string().describe('the same in words'),
})

const action = z.enum(['edit', 'submit', 'recall', 'pause', 'goOn', 'stop', 'raise', 'topUp'])

const row = z.object({
  campaign_id: z.number(),
  title: z.string(),
  cover: z.string(),
  state: campaignState,
  state_text: z.string(),
  hint: z.string().describe('what is the matter or happens next; empty: nothing'),
  full_today: flag.describe('1: what the day has is promised or spent'),
  budget: z.number().describe('in cents'),
  day_budget: z.number(),
  spent: z.number(),
  reserved: z.number().describe('promised to people who are at work'),
  spent_today: z.number(),
  starts_on: z.string(),
  ends_on: z.string(),
  villages_text: z.string(),
})

const task = z.object({
  task_id: z.number(),
  level: z.number(),
  kind,
  kind_text: z.string(),
  title: z.string(),
  steps: z.array(z.string()),
  price: z.number().describe('of a completion, in cents'),
  reward_cents: z.number(),
  reward_points: z.number(),
  creative,
  media: z
    .object({ video: z.string(), picture: z.string() })
    .describe('where they can be looked at; empty where there is none'),
  completed: z.number(),
  cents: z.number().describe('spent for it so far'),
})

const detail = row.extend({
  about: z.string(),
  cover_id: z.string(),
  audience,
  tasks: z.array(task),
  actions: z.array(action).describe('what its owner may do now'),
  lacks: z.array(z.string()).describe('what is still to be done before it can be submitted'),
  days: z
    .object({ from: z.string(), to: z.string() })
    .describe('on which something came of it, or could: what a report of all of it asks for'),
  days_left: z.number().nullable().describe('how long the rest lasts as it goes; null: unknown'),
})

export const adCampaignCalls = {
  '/tp5/api/Advertiser/list': get({
    summary: 'The campaigns of my company, newest first',
    access: 'advertiser',
    of: ['ads'],
    in: z.object({ cursor, state: campaignState.optional() }),
    out: paged(row),
  }),
  '/tp5/api/Advertiser/campaign': get({
    summary: 'One campaign of my company with its tasks, and what may be done with it',
    access: 'advertiser',
    of: ['ads'],
    in: z.object({ campaign_id: campaignId }),
    out: detail,
  }),
  '/tp5/api/Advertiser/rules': get({
    summary: 'What a campaign may be: least prices, who gets what, villages and interests',
    access: 'public',
    alike: true,
    of: ['village'],
    in: empty,
    out: z.object({
      kinds: z.array(z.object({ kind, text: z.string(), least_price: z.number() })),
      least_reward: z.number().describe('of a price, in hundredths, to whoever did it'),
      most_reward: z.number(),
      inviters: z.number().describe('of a price at most, to who invited them'),
      least_budget: z.number(),
      longest_days: z.number(),
      most_tasks: z.number(),
      villages: z.array(z.object({ village_id: z.number(), name: z.string() })),
      interests: z.array(z.object({ key: interest, text: z.string() })),
    }),
  }),
  '/tp5/api/Advertiser/reach': get({
    summary: 'About how many neighbours an audience has',
    access: 'advertiser',
    of: ['village'],
    in: z.object(wish),
    out: z.object({ people: z.number().nullable().describe('in full tens; null: fewer than ten') }),
  }),
  '/tp5/api/Advertiser/save': post({
    summary: 'Writes a campaign of mine, as a draft',
    access: 'advertiser',
    feature: 'userText',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['ads'],
    in: z
      .object({
        campaign_id: campaignId.optional().describe('without it a new one'),
        title: text(20, '名称'),
        about: lines(200, '介绍'),
        cover: z.uuid('封面编号不正确').optional().describe('an upload of kind advertisement'),
        budget: cents('总预算').min(100_00, '总预算至少 100 元'),
        day_budget: cents('每天上限').min(10_00, '每天上限至少 10 元'),
        starts_on: day,
        ends_on: day,
        ...wish,
      })
      .refine(({ budget, day_budget }) => day_budget <= budget, {
        path: ['day_budget'],
        error: '每天上限不能超过总预算',
      })
      .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
        path: ['ends_on'],
        error: '结束日期不能早于开始日期',
      })
      .refine(({ least_days, most_days }) => most_days === undefined || least_days <= most_days, {
        path: ['most_days'],
        error: '最多的天数不能少于最少的天数',
      }),
    out: z.object({ campaign_id: z.number() }),
  }),
  '/tp5/api/Advertiser/saveTask': post({
    summary: 'Writes a task of a campaign of mine that is not under way',
    access: 'advertiser',
    feature: 'userText',
    once: true,
    limit: { max: 120, seconds: 3600 },
    touches: ['ads'],
    in: z.object({
      campaign_id: campaignId,
      task_id: taskId.optional().describe('without it a new one'),
      level: whole.min(1, '第 1 关到第 5 关').max(5, '第 1 关到第 5 关'),
      title: text(20, '任务名称'),
      steps: lines(300, '步骤').describe('a step a line'),
      price: cents('每次完成的价格').min(1, '请填写每次完成的价格'),
      reward_cents: cents('给邻居的钱').default(0),
      reward_points: cents('给邻居的积分').default(0),
      creative: z
        .string()
        .max(12_000, '内容太长了')
        .transform((value, context) => {
          try {
            return JSON.parse(value) as unknown
          } catch {
            context.addIssue({ code: 'custom', message: '内容格式不正确' })
            return z.NEVER
          }
        })
        .pipe(creative)
        .describe('what is done, as JSON'),
    }),
    out: z.object({ task_id: z.number() }),
  }),
  '/tp5/api/Advertiser/removeTask': post({
    summary: 'Takes a task out of a campaign of mine that is not under way',
    access: 'advertiser',
    once: true,
    touches: ['ads'],
    in: z.object({ campaign_id: campaignId, task_id: taskId }),
    out: empty,
  }),
  '/tp5/api/Advertiser/move': post({
    summary: 'Submits a campaign of mine, takes it back, lets it rest, goes on with it or stops it',
    access: 'advertiser',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['ads', 'adTasks'],
    in: z.object({
      campaign_id: campaignId,
      action: z.enum(['submit', 'recall', 'pause', 'goOn', 'stop'], { error: '没有这个操作' }),
    }),
    out: z.object({ state: campaignState }),
  }),
  '/tp5/api/Advertiser/raise': post({
    summary:
      'Gives a campaign of mine that is under way more budget, another day’s share or longer',
    access: 'advertiser',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['ads', 'adTasks'],
    in: z.object({
      campaign_id: campaignId,
      budget: cents('总预算'),
      day_budget: cents('每天上限').min(10_00, '每天上限至少 10 元'),
      ends_on: day,
    }),
    out: z.object({ budget: z.number(), at: time }),
  }),
}
