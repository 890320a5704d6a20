import { z } from 'zod'
import { lines, maybeLines, text, whole } from '../fields'

/** What a neighbour does for an advertiser. */
export const taskKinds = ['video', 'web', 'question', 'questionnaire', 'screenshot'] as const
export type TaskKind = (typeof taskKinds)[number]

const media = z
  .uuid('图片或视频的编号不正确')
  .describe('an upload of kind advertisement; a path where it is one of the house’s own')

const seconds = whole.min(5, '至少 5 秒').max(120, '最多 120 秒')

export const answerKeys = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
const key = z.enum(answerKeys, { error: '选项的编号是 A 到 H' })

/** A question with one right answer. */
const check = z
  .strictObject({
    text: text(60, '问题'),
    options: z
      .array(z.strictObject({ key, text: text(30, '选项') }))
      .min(2, '每题至少两个选项')
      .max(4, '每题最多四个选项'),
    right: key,
  })
  .refine(({ options, right }) => options.some((one) => one.key === right), '正确答案要在选项里')
export type CheckQuestion = z.output<typeof check>

const questionId = z.string().regex(/^q[1-9]\d?$/, '题号是 q1 到 q99')
const next = z.union([questionId, z.literal('end')], { error: '下一题是题号或 end' })

/** A question of a questionnaire: what comes after it, and after some answers something else. */
const branch = z
  .strictObject({
    id: questionId,
    type: z.enum(['single', 'multiple', 'text'], { error: '题型不正确' }),
    text: text(80, '问题'),
    options: z
      .array(z.strictObject({ key, text: text(40, '选项'), next: next.optional() }))
      .max(8, '每题最多八个选项'),
    next,
  })
  .refine(
    ({ type, options }) => (type === 'text' ? options.length === 0 : options.length >= 2),
    '选择题至少两个选项，填空题没有选项',
  )
export type BranchQuestion = z.output<typeof branch>

export const creative = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('video'),
      video: media,
      seconds: seconds.describe('of which so many have to be watched'),
      questions: z.array(check).max(5, '最多五题').describe('one of them is asked at some moment'),
    }),
    z.strictObject({
      kind: z.literal('web'),
      url: z
        .url({ protocol: /^https$/, error: '网址要以 https:// 开头' })
        .max(300, '网址最多 300 个字'),
      seconds: seconds.describe('so long one stays there'),
    }),
    z.strictObject({
      kind: z.literal('question'),
      about: lines(300, '介绍'),
      picture: media.optional(),
      questions: z.array(check).min(1, '至少一题').max(5, '最多五题'),
    }),
    z.strictObject({
      kind: z.literal('questionnaire'),
      about: maybeLines(300, '说明'),
      questions: z
        .array(branch)
        .min(1, '至少一题')
        .max(30, '最多三十题')
        .describe('the first one is where everybody begins'),
    }),
    z.strictObject({
      kind: z.literal('screenshot'),
      about: lines(300, '要求'),
      example: media.optional(),
      pictures: whole.min(1, '至少一张').max(3, '最多三张').describe('how many are sent'),
    }),
  ],
  { error: '没有这种任务' },
)
export type Creative = z.output<typeof creative>
export type CreativeOf<K extends TaskKind> = Extract<Creative, { kind: K }>

/** What people say of themselves that they like; advertisers may choose among it. */
export const interests = {
  cooking: '做菜',
  health: '健康',
  children: '带孩子',
  garden: '种花种菜',
  dance: '跳舞',
  fishing: '钓鱼',
  pets: '养宠物',
  travel: '短途游',
  repair: '修修补补',
  reading: '读书看报',
} as const
export type Interest = keyof typeof interests
