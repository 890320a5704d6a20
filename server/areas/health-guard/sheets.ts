import type { sheetKeys } from '@contract/health-guard'
import type { Part } from '@server/areas/health/health'
import type { Source } from './source'

export type SheetKey = (typeof sheetKeys)[number]

interface Asked {
  item: string
  ask: string
}

export interface NumberAsked extends Asked {
  kind: 'number'
  unit: string
  digits: number
  least: number
  most: number
  /** What is written down already: a reading, or what the person told of themselves. */
  known: Part | 'age' | 'height'
}

export interface ChoiceAsked extends Asked {
  kind: 'choice'
  choices: readonly { choice: string; text: string }[]
}

/** From so much on, so many points. */
type Step = readonly [from: number, points: number]

/** What points are given for: steps of a number, or what was chosen. */
export interface Scored {
  name: string
  /** Of the answer to this item, or of a number that follows from several. */
  of: string
  steps?: readonly Step[]
  /** Where the steps are not the same for all: by the answer to another item. */
  by?: { item: string; steps: Readonly<Record<string, readonly Step[]>> }
  choices?: Readonly<Record<string, number>>
}

export interface Sheet extends Source {
  name: string
  intro: string
  /** For whom it was published. */
  whom: string
  asked: readonly (NumberAsked | ChoiceAsked)[]
  scored: readonly Scored[]
  /** What the source says of so many points and more, the highest first. */
  advice: readonly { from: number; text: string }[]
}

const waist = (man: number): readonly Step[] => [
  [0, 0],
  [man, 3],
  [man + 5, 5],
  [man + 10, 7],
  [man + 15, 8],
  [man + 20, 10],
]

const hardness = [
  { choice: 'none', text: '不困难' },
  { choice: 'some', text: '有些困难' },
  { choice: 'much', text: '很困难，或者做不到' },
] as const

const hardnessPoints = { none: 0, some: 1, much: 2 } as const

const hard = (item: string, ask: string, last?: string): ChoiceAsked => ({
  ...{ item, ask, kind: 'choice' },
  choices: hardness.map(({ choice, text }) => ({
    choice,
    text: choice === 'much' && last ? last : text,
  })),
})

/** As they were published; the points are theirs. */
export const sheets: Readonly<Record<SheetKey, Sheet>> = {
  diabetes: {
    name: '中国糖尿病风险评分表',
    intro: '六项，两分钟。分数只说要不要去医院查一次血糖，查了才知道血糖怎么样。',
    whom: '20–74 岁、没有查出过糖尿病的人',
    ...{
      source: '《中国 2 型糖尿病防治指南》，Zhou 等，Diabetes Care 2013',
      version: '2013、2020 年版',
    },
    ...{ date: '2013', hand: '转述' },
    asked: [
      {
        ...{ item: 'sex', ask: '性别', kind: 'choice' },
        choices: [
          { choice: 'woman', text: '女' },
          { choice: 'man', text: '男' },
        ],
      },
      {
        ...{ item: 'age', ask: '年龄', kind: 'number', unit: '岁', digits: 0 },
        ...{ least: 20, most: 74, known: 'age' },
      },
      {
        ...{ item: 'height', ask: '身高', kind: 'number', unit: '厘米', digits: 1 },
        ...{ least: 50, most: 250, known: 'height' },
      },
      {
        ...{ item: 'weight', ask: '体重', kind: 'number', unit: '公斤', digits: 1 },
        ...{ least: 20, most: 300, known: 'kg' },
      },
      {
        ...{ item: 'waist', ask: '腰围', kind: 'number', unit: '厘米', digits: 1 },
        ...{ least: 30, most: 250, known: 'waist' },
      },
      {
        ...{ item: 'high', ask: '高压（收缩压）', kind: 'number', unit: 'mmHg', digits: 0 },
        ...{ least: 50, most: 300, known: 'high' },
      },
      {
        ...{ item: 'family', ask: '父母、兄弟姐妹、子女里有人有糖尿病吗', kind: 'choice' },
        choices: [
          { choice: 'no', text: '没有' },
          { choice: 'yes', text: '有' },
        ],
      },
    ],
    scored: [
      {
        ...{ name: '年龄', of: 'age' },
        steps: [
          [20, 0],
          [25, 4],
          [35, 8],
          [40, 11],
          [45, 12],
          [50, 13],
          [55, 15],
          [60, 16],
          [65, 18],
        ],
      },
      {
        ...{ name: '高压', of: 'high' },
        steps: [
          [0, 0],
          [110, 1],
          [120, 3],
          [130, 6],
          [140, 7],
          [150, 8],
          [160, 10],
        ],
      },
      {
        ...{ name: '腰围', of: 'waist' },
        by: { item: 'sex', steps: { man: waist(75), woman: waist(70) } },
      },
      {
        ...{ name: 'BMI', of: 'bmi' },
        steps: [
          [0, 0],
          [22, 1],
          [24, 3],
          [30, 5],
        ],
      },
      { ...{ name: '家里人', of: 'family' }, choices: { no: 0, yes: 6 } },
      { ...{ name: '性别', of: 'sex' }, choices: { woman: 0, man: 2 } },
    ],
    advice: [
      {
        from: 25,
        text: '指南写的是：满 25 分的人，建议去医院做一次口服葡萄糖耐量试验。请把这张表给医生看',
      },
      { from: 0, text: '指南对不满 25 分的人没有另外的建议，以后腰围、血压有变化可以再做一次' },
    ],
  },
  strength: {
    name: 'SARC-F 力气和走路问卷',
    intro: '五项，一分钟，看看力气、走路、起身、上楼和跌倒。',
    whom: '60 岁以上的人',
    ...{ source: 'SARC-F，Malmstrom、Morley，J Am Med Dir Assoc 14(8)：531–532', version: '2013' },
    ...{ date: '2013-08', hand: '转述' },
    asked: [
      hard('lift', '提起、搬动 4.5 公斤的东西（大约一桶油），困难吗'),
      hard('walk', '从房间一头走到另一头，困难吗', '很困难，要用拐杖，或者做不到'),
      hard('rise', '从椅子上或者床上站起来，困难吗', '很困难，或者要人帮'),
      hard('climb', '走上 10 级台阶，困难吗'),
      {
        ...{ item: 'falls', ask: '过去一年跌倒过几次', kind: 'choice' },
        choices: [
          { choice: 'none', text: '没有' },
          { choice: 'some', text: '1–3 次' },
          { choice: 'much', text: '4 次以上' },
        ],
      },
    ],
    scored: [
      { ...{ name: '搬东西', of: 'lift' }, choices: hardnessPoints },
      { ...{ name: '走路', of: 'walk' }, choices: hardnessPoints },
      { ...{ name: '起身', of: 'rise' }, choices: hardnessPoints },
      { ...{ name: '上台阶', of: 'climb' }, choices: hardnessPoints },
      { ...{ name: '跌倒', of: 'falls' }, choices: hardnessPoints },
    ],
    advice: [
      {
        from: 4,
        text: '问卷写的是：满 4 分的人，建议请医生进一步看看力气和肌肉。请把这张表给医生看',
      },
      { from: 0, text: '问卷对不满 4 分的人没有另外的建议，半年后可以再做一次' },
    ],
  },
}

export const sheetNames = Object.keys(sheets) as SheetKey[]
