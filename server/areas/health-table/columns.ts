import {
  type MeasureKey,
  measureNames,
  measures,
  type Part,
  type PartRule,
} from '@server/areas/health/health'
import { intervalRules } from '@server/areas/health-device/health-device'

/** A value of a measure that has a column of its own. */
interface PartColumn {
  measure: MeasureKey
  rule: PartRule
}

export const partColumns: readonly PartColumn[] = measureNames.flatMap((measure) =>
  measures[measure].parts.map((rule) => ({ measure, rule })),
)

/** Beside the values, by what they are called. */
export const titles = {
  at: '时间',
  place: '地点',
  device: '设备',
  quality: '质量',
  intervals: '心跳间隔（毫秒）',
} as const

export const placeTexts = { home: '在家', clinic: '医院' } as const

/** 高压（mmHg）: with its unit, so that nobody has to guess in which it is. */
export const titleOf = ({ rule }: PartColumn): string => `${rule.name}（${rule.unit}）`

/** As a table has them, from left to right; an export has the same. */
export const allTitles: readonly string[] = [
  ...[titles.at, titles.place, titles.device, titles.quality],
  ...partColumns.map(titleOf),
  titles.intervals,
]

const rangeText = ({ least, most, digits }: PartRule) =>
  `${least} 到 ${most}，${digits === 0 ? '写整数' : `最多 ${digits} 位小数`}`

/** What somebody has to know who makes such a table. */
export const explained: readonly { title: string; says: string }[] = [
  { title: titles.at, says: '每行都要写，例如 2026-11-22 07:30，按北京时间' },
  { title: titles.place, says: '“在家”或“医院”，不写就是在家；只有血压会用到' },
  { title: titles.device, says: '用什么量的，不写就记成“表格导入”' },
  {
    title: titles.quality,
    says: '设备自己说量得怎么样：“可靠”或“存疑”，不写就是未知；存疑的不算进平均，也不提醒',
  },
  ...partColumns.map((column) => ({ title: titleOf(column), says: rangeText(column.rule) })),
  {
    title: titles.intervals,
    says:
      `每次心跳到下一次的时间，用空格隔开，${intervalRules.fewest} 到 ${intervalRules.longest} 个，` +
      `每个 ${intervalRules.least} 到 ${intervalRules.most}`,
  },
]

/** A measure is known by the parts that a line has of it. */
export const partsIn = (
  line: ReadonlyMap<Part, number>,
): Map<MeasureKey, Partial<Record<Part, number>>> => {
  const found = new Map<MeasureKey, Partial<Record<Part, number>>>()
  for (const { measure, rule } of partColumns) {
    const value = line.get(rule.part)
    if (value !== undefined) found.set(measure, { ...found.get(measure), [rule.part]: value })
  }
  return found
}

export const sample: string = [
  [titles.at, titles.place, '高压（mmHg）', '低压（mmHg）', '心率（次/分）'].join(','),
  '2026-11-22 07:30,在家,128,82,71',
  '2026-11-22 20:00,在家,124,80,',
].join('\n')
