import { measures, type MeasureKey, type Part } from './measures'

export type Setting = 'home' | 'clinic'

/** A published range, as it was published. */
export interface ReferenceRow {
  part: Part
  /** In whole years, both included; left out: every grown-up. */
  ages?: readonly [number, number]
  /** Left out: it makes no difference. */
  setting?: Setting
  /** For whom it is meant besides, in words: we do not know who that is, so it is shown and never applied. */
  only?: string
  /** Another publisher says otherwise than the one that applies: shown beside it, and never applied. */
  other?: true
  /** Both ends belong to it. */
  from?: number
  to?: number
  text: string
  source: string
  version: string
  date: string
  /** The original, or somebody's account of it. */
  hand: '原文' | '转述'
}

const pressure2024 = {
  ...{ source: '《中国高血压防治指南》', version: '2024 年修订版', date: '2024' },
  hand: '转述' as const,
}
const pressureOf80 = {
  ...{ source: '高龄老年人血压管理团体指南', version: '2021 年', date: '2021' },
  hand: '转述' as const,
}
const sugarOfElders = {
  ...{
    source: '《中国老年糖尿病诊疗指南》',
    version: '2024 版',
    date: '2024',
    hand: '转述' as const,
  },
}
const sugar2024 = {
  ...{ source: '《中国糖尿病防治指南》', version: '2024 版', date: '2024', hand: '转述' as const },
}
const uric = {
  source: '《中国高尿酸血症相关疾病诊疗多学科专家共识》《痛风及高尿酸血症基层诊疗指南》',
  ...{ version: '2017、2019 年', date: '2019', hand: '原文' as const },
}
const weights = {
  ...{ source: 'WS/T 868-2025', version: '2025', date: '2026-02-01 起', hand: '转述' as const },
}
const grownUps = {
  ...{
    source: 'WS/T 428-2013《成人体重判定》',
    version: '2013',
    date: '2013',
    hand: '转述' as const,
  },
}
const lipids = {
  ...{ source: '《中国血脂管理指南》', version: '2023 年', date: '2023', hand: '转述' as const },
}
const healthyChina = {
  ...{ source: '《健康中国行动（2019—2030 年）》', version: '2019', date: '2019-07' },
  hand: '转述' as const,
}
const textbook = {
  ...{ source: '《诊断学》教材', version: '第 9 版', date: '2018', hand: '转述' as const },
}

const america2017 = {
  ...{ source: '美国 ACC/AHA《成人高血压指南》', version: '2017 版', date: '2017-11' },
  ...{ hand: '转述' as const, other: true as const },
}
const diabetesAmerica = {
  ...{ source: '美国糖尿病协会《糖尿病诊疗标准》', version: '2024 版', date: '2023-12' },
  ...{ hand: '转述' as const, other: true as const },
}
const sleepAmerica = {
  ...{ source: '美国国家睡眠基金会《睡眠时长建议》', version: '2015', date: '2015' },
  ...{ hand: '转述' as const, other: true as const },
}
const bmiOfWho = {
  ...{ source: '世界卫生组织技术报告 894 号', version: '2000', date: '2000' },
  ...{ hand: '转述' as const, other: true as const },
}

const high = 'high' as const
const low = 'low' as const

/** Of several that fit, the first one applies. BMI stands with the weight that it follows from. */
export const references: readonly ReferenceRow[] = [
  {
    ...{ part: high, setting: 'home', to: 134, ...pressure2024 },
    text: '在家量，高压低于 135',
  },
  { ...{ part: low, setting: 'home', to: 84, ...pressure2024 }, text: '在家量，低压低于 85' },
  {
    ...{ part: high, setting: 'clinic', ages: [80, 150], from: 110, to: 149, ...pressureOf80 },
    text: '80 岁以上，高压多控制在 150 以下；较合适的是 110–150',
  },
  {
    ...{ part: low, setting: 'clinic', ages: [80, 150], from: 70, to: 89, ...pressureOf80 },
    text: '80 岁以上，低压多控制在 90 以下；较合适的是 70–90',
  },
  {
    ...{ part: high, setting: 'clinic', to: 139, ...pressure2024 },
    text: '在医院量，高压低于 140；120–139 要留意',
  },
  {
    ...{ part: low, setting: 'clinic', to: 89, ...pressure2024 },
    text: '在医院量，低压低于 90；80–89 要留意',
  },
  {
    ...{ part: high, setting: 'home', to: 129, ...america2017 },
    text: '在家量，高压低于 130',
  },
  { ...{ part: low, setting: 'home', to: 79, ...america2017 }, text: '在家量，低压低于 80' },
  { ...{ part: 'bpm', from: 60, to: 100, ...textbook }, text: '安静时 60–100 次/分' },
  { ...{ part: 'fasting', from: 3.9, to: 6.1, ...sugar2024 }, text: '空腹 3.9–6.1' },
  {
    ...{ part: 'after_meal', from: 3.9, to: 7.7, ...sugar2024 },
    text: '餐后 2 小时低于 7.8，不低于 3.9',
  },
  {
    ...{ part: 'any_time', from: 3.9, to: 11, ...sugar2024 },
    text: '其他时候低于 11.1，不低于 3.9',
  },
  {
    ...{ part: 'fasting', only: '有糖尿病、身体状况良好的 65 岁以上的人', ...sugarOfElders },
    ...{ from: 5, to: 7.2, text: '空腹 5.0–7.2' },
  },
  {
    ...{ part: 'fasting', only: '有糖尿病、用胰岛素或促泌剂的 65 岁以上的人', ...sugarOfElders },
    ...{ from: 5, to: 8.3, text: '空腹 5.0–8.3，按身体状况可以再放宽' },
  },
  { ...{ part: 'fasting', to: 5.5, ...diabetesAmerica }, text: '空腹低于 5.6' },
  {
    ...{ part: 'asleep', ages: [60, 150], from: 360, to: 480, ...healthyChina },
    text: '60 岁以上，每天 6–7 小时；这里 8 小时以内都算在内',
  },
  {
    ...{ part: 'asleep', ages: [18, 59], from: 420, to: 540, ...healthyChina },
    text: '每天 7–8 小时；这里 9 小时以内都算在内',
  },
  {
    ...{ part: 'asleep', ages: [65, 150], from: 420, to: 480, ...sleepAmerica },
    text: '65 岁以上，每天 7–8 小时',
  },
  {
    ...{ part: 'asleep', ages: [18, 64], from: 420, to: 540, ...sleepAmerica },
    text: '18–64 岁，每天 7–9 小时',
  },
  {
    ...{ part: 'steps', only: '走得动、医生没有让少走的人', from: 6000, ...healthyChina },
    text: '提倡每天 6000–10000 步，量力而行',
  },
  {
    ...{ part: 'kg', ages: [80, 150], from: 22, to: 26.9, ...weights },
    text: '80 岁以上，BMI 22.0–26.9',
  },
  {
    ...{ part: 'kg', ages: [65, 79], from: 20, to: 26.9, ...weights },
    text: '65–79 岁，BMI 20.0–26.9',
  },
  {
    ...{ part: 'kg', ages: [18, 64], from: 18.5, to: 23.9, ...grownUps },
    text: '18–64 岁，BMI 18.5–23.9',
  },
  { ...{ part: 'kg', from: 18.5, to: 24.9, ...bmiOfWho }, text: 'BMI 18.5–24.9' },
  { ...{ part: 'oxygen', from: 95, to: 100, ...textbook }, text: '安静时 95% 以上' },
  { ...{ part: 'celsius', from: 36, to: 37, ...textbook }, text: '腋下量 36.0–37.0℃' },
  { ...{ part: 'uric', to: 420, ...uric }, text: '不超过 420，男女一样' },
  {
    ...{ part: 'uric', only: '正在治痛风的人', to: 359, ...uric },
    text: '控制在 360 以下',
  },
  { ...{ part: 'tc', to: 5.19, ...lipids }, text: '总胆固醇低于 5.2' },
  { ...{ part: 'tg', to: 1.69, ...lipids }, text: '甘油三酯低于 1.7' },
  { ...{ part: 'ldl', to: 3.39, ...lipids }, text: '低密度脂蛋白胆固醇低于 3.4' },
  { ...{ part: 'hdl', from: 1, ...lipids }, text: '高密度脂蛋白胆固醇不低于 1.0' },
  {
    ...{ part: 'ldl', only: '有冠心病、糖尿病等的人', ...lipids },
    text: '要低得更多，由医生按风险定',
  },
  { ...{ part: 'breath', from: 12, to: 20, ...textbook }, text: '安静时 12–20 次/分' },
]

export const referencesOf = (measure: MeasureKey): readonly ReferenceRow[] => {
  const parts = measures[measure].parts.map(({ part }) => part)
  return references.filter(({ part }) => parts.includes(part))
}
