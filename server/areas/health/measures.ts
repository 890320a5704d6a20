import type { Out } from '@contract/api'

type Form = Out<'/tp5/api/ExchangeShop/HealthReport/home'>['forms'][number]
export type MeasureKey = Form['measure']
export type Part = Form['parts'][number]['part']

/** One value of a reading. */
export interface PartRule {
  part: Part
  name: string
  unit: string
  /** Behind the point. */
  digits: number
  /** What cannot be is a slip of the finger: it is refused. */
  least: number
  most: number
  /** A reading is one without it, too. */
  optional?: true
}

export interface MeasureRule {
  name: string
  /** Which of the parts that are not optional a reading has: all, exactly one, or some. */
  needs: 'all' | 'one' | 'some'
  parts: readonly PartRule[]
  /** A day is the mean of its readings, or all of them together. */
  day: 'mean' | 'total'
  /** Two parts that are said in one breath: 132/84. */
  pair?: true
  /** In a clinic people measure higher: such readings have a range of their own and stay out of averages. */
  places?: true
  /** What a sentence says was done: 走了, 睡了. */
  did: string
}

const one = (rule: PartRule): readonly PartRule[] => [rule]

const minutes = (part: Part, name: string, optional?: true): PartRule => ({
  ...{ part, name, unit: '分钟', digits: 0, least: 0, most: 1440 },
  ...(optional && { optional }),
})

const sugar = (part: Part, name: string): PartRule => ({
  ...{ part, name, unit: 'mmol/L', digits: 1, least: 0.6, most: 40 },
})

const lipid = (part: Part, name: string, most: number): PartRule => ({
  ...{ part, name, unit: 'mmol/L', digits: 2, least: 0.05, most },
})

/** All that is measured, in the order in which it is shown. */
export const measures: Readonly<Record<MeasureKey, MeasureRule>> = {
  bloodPressure: {
    ...{ name: '血压', needs: 'all', day: 'mean', pair: true, places: true, did: '量了' },
    parts: [
      { part: 'high', name: '高压', unit: 'mmHg', digits: 0, least: 50, most: 300 },
      { part: 'low', name: '低压', unit: 'mmHg', digits: 0, least: 20, most: 200 },
    ],
  },
  heart: {
    ...{ name: '心率', needs: 'all', day: 'mean', did: '量了' },
    parts: one({ part: 'bpm', name: '心率', unit: '次/分', digits: 0, least: 20, most: 250 }),
  },
  bloodSugar: {
    ...{ name: '血糖', needs: 'one', day: 'mean', did: '量了' },
    parts: [
      sugar('fasting', '空腹'),
      sugar('after_meal', '餐后 2 小时'),
      sugar('any_time', '其他时候'),
    ],
  },
  sleep: {
    ...{ name: '睡眠', needs: 'all', day: 'total', did: '睡了' },
    parts: [
      minutes('asleep', '睡着'),
      minutes('deep', '深睡', true),
      minutes('light', '浅睡', true),
      minutes('dream', '做梦', true),
      minutes('awake', '中间醒着', true),
    ],
  },
  steps: {
    ...{ name: '步数', needs: 'all', day: 'total', did: '走了' },
    parts: one({ part: 'steps', name: '步数', unit: '步', digits: 0, least: 0, most: 120_000 }),
  },
  weight: {
    ...{ name: '体重', needs: 'all', day: 'mean', did: '称了' },
    parts: one({ part: 'kg', name: '体重', unit: '公斤', digits: 1, least: 20, most: 300 }),
  },
  bloodOxygen: {
    ...{ name: '血氧', needs: 'all', day: 'mean', did: '量了' },
    parts: one({ part: 'oxygen', name: '血氧', unit: '%', digits: 0, least: 50, most: 100 }),
  },
  temperature: {
    ...{ name: '体温', needs: 'all', day: 'mean', did: '量了' },
    parts: one({ part: 'celsius', name: '体温', unit: '℃', digits: 1, least: 30, most: 45 }),
  },
  stress: {
    ...{ name: '压力', needs: 'all', day: 'mean', did: '量了' },
    parts: one({ part: 'hrv', name: '心率变异', unit: '毫秒', digits: 0, least: 1, most: 400 }),
  },
  uricAcid: {
    ...{ name: '尿酸', needs: 'all', day: 'mean', did: '查了' },
    parts: one({ part: 'uric', name: '尿酸', unit: 'µmol/L', digits: 0, least: 30, most: 1500 }),
  },
  bloodLipids: {
    ...{ name: '血脂', needs: 'some', day: 'mean', did: '查了' },
    parts: [
      lipid('tc', '总胆固醇', 30),
      lipid('tg', '甘油三酯', 60),
      lipid('ldl', '低密度脂蛋白胆固醇', 25),
      lipid('hdl', '高密度脂蛋白胆固醇', 10),
    ],
  },
  other: {
    ...{ name: '其他数据', needs: 'some', day: 'mean', did: '量了' },
    parts: [
      { part: 'waist', name: '腰围', unit: '厘米', digits: 1, least: 30, most: 250 },
      { part: 'fat', name: '体脂率', unit: '%', digits: 1, least: 2, most: 75 },
      { part: 'breath', name: '呼吸', unit: '次/分', digits: 0, least: 4, most: 80 },
    ],
  },
}

export const measureNames = Object.keys(measures) as MeasureKey[]

const rules = new Map<Part, PartRule>(
  Object.values(measures).flatMap(({ parts }) => parts.map((rule) => [rule.part, rule] as const)),
)

export const partRule = (part: Part): PartRule => rules.get(part)!

/** The parts that a sentence and a chart speak of; the others stand beside them. */
export const chiefParts = ({ parts }: MeasureRule): readonly PartRule[] =>
  parts.filter(({ optional }) => !optional)

export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits))
