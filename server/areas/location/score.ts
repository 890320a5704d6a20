import { Refusal } from '@server/call/refusal'
import type { Answers } from './tables'

interface Option {
  key: string
  text: string
  /** In hundredths of the question's weight. */
  worth: number
}

interface Question {
  key: string
  title: string
  /** How it is found out. */
  text: string
  /** The most points it brings; all together come to 100. */
  weight: number
  options: readonly Option[]
}

/** By which a place is scored; whoever weighs it another way changes this table. */
export const questions: readonly Question[] = [
  {
    key: 'people',
    title: '人口',
    text: '常住多少人，问村委或者物业',
    weight: 30,
    options: [
      { key: 'many', text: '2000 人以上', worth: 100 },
      { key: 'some', text: '1000 到 2000 人', worth: 85 },
      { key: 'few', text: '500 到 1000 人', worth: 55 },
      { key: 'hardly', text: '不到 500 人', worth: 20 },
    ],
  },
  {
    key: 'flow',
    title: '人流',
    text: '早、中、晚各数 30 分钟，算一天',
    weight: 25,
    options: [
      { key: 'busy', text: '每天 600 人次以上', worth: 100 },
      { key: 'fair', text: '300 到 600 人次', worth: 75 },
      { key: 'calm', text: '100 到 300 人次', worth: 40 },
      { key: 'quiet', text: '不到 100 人次', worth: 10 },
    ],
  },
  {
    key: 'power',
    title: '供电',
    text: '220 V，量一下电压，看能不能拉专线',
    weight: 15,
    options: [
      { key: 'own', text: '有专线', worth: 100 },
      { key: 'shared', text: '和别人合用', worth: 70 },
      { key: 'none', text: '要新拉线', worth: 20 },
    ],
  },
  {
    key: 'will',
    title: '对方意愿',
    text: '场地说了算的人怎么说',
    weight: 15,
    options: [
      { key: 'sealed', text: '答应盖章', worth: 100 },
      { key: 'agreed', text: '口头同意', worth: 80 },
      { key: 'open', text: '还在商量', worth: 40 },
    ],
  },
  {
    key: 'rivals',
    title: '同行',
    text: '600 米内有几台别家的机器',
    weight: 15,
    options: [
      { key: 'nobody', text: '没有', worth: 100 },
      { key: 'one', text: '1 台', worth: 55 },
      { key: 'several', text: '2 台以上', worth: 0 },
    ],
  },
]

/** From so many points on a place may be submitted. */
export const passMark = 75

export const pointsOf = ({ weight }: Question, { worth }: Option): number =>
  Math.round((weight * worth) / 100)

const optionOf = (question: Question, key: string | undefined) =>
  question.options.find((option) => option.key === key)

/** What was answered, question by question; one that is not answered, or no longer asked, is left out. */
export const answered = (answers: Answers) =>
  questions.flatMap((question) => {
    const option = optionOf(question, answers[question.key])
    return option ? [{ question, option, points: pointsOf(question, option) }] : []
  })

export const scoreOf = (answers: Answers): number =>
  answered(answers).reduce((sum, { points }) => sum + points, 0)

/** Of `people:many,flow:busy`; every question wants one of its answers. */
export function readAnswers(written: string): Answers {
  const answers = Object.fromEntries(
    written.split(',').map((one) => {
      const [question = '', option = ''] = one.split(':')
      return [question, option] as const
    }),
  )
  for (const question of questions)
    if (!optionOf(question, answers[question.key]))
      throw new Refusal('invalid', `请回答“${question.title}”`)
  if (Object.keys(answers).length !== questions.length)
    throw new Refusal('invalid', '没有这个评分问题，请刷新后再评')
  return answers
}
