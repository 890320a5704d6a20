/** How a place sells: what of a day falls into each hour, and what of a week on each day, Sunday first. */
interface Pattern {
  hours: readonly number[]
  week: readonly number[]
}

/** From the hour that is named, one share an hour; nothing is sold in the others. */
const from = (hour: number, shares: readonly number[]): number[] =>
  Array.from({ length: 24 }, (_, at) => shares[at - hour] ?? 0)

export const patterns = {
  /** Whoever passes: out in the morning, home in the evening. */
  gate: {
    hours: from(5, [1, 3, 7, 6, 3, 3, 4, 4, 3, 3, 4, 7, 10, 11, 9, 6, 4, 2, 1]),
    week: [1.15, 0.95, 0.93, 0.95, 0.98, 1.08, 1.2],
  },
  station: {
    hours: from(5, [3, 8, 11, 8, 4, 3, 3, 4, 3, 3, 4, 6, 9, 8, 5, 3, 2, 1]),
    week: [0.75, 1.1, 1.08, 1.08, 1.1, 1.25, 0.8],
  },
  clinic: {
    hours: from(7, [4, 9, 10, 8, 5, 2, 2, 5, 6, 4, 2, 1]),
    week: [0.35, 1.25, 1.15, 1.1, 1.1, 1.1, 0.6],
  },
  school: {
    hours: from(7, [5, 3, 1, 1, 2, 3, 1, 2, 8, 12, 6, 2]),
    week: [0.15, 1.3, 1.3, 1.25, 1.3, 1.45, 0.2],
  },
  sports: {
    hours: from(6, [3, 5, 4, 3, 3, 3, 2, 2, 3, 5, 6, 7, 10, 12, 11, 7, 3]),
    week: [1.4, 0.8, 0.8, 0.85, 0.85, 1, 1.5],
  },
  outing: {
    hours: from(7, [1, 2, 5, 8, 9, 8, 7, 8, 9, 8, 5, 3, 2, 1]),
    week: [1.9, 0.6, 0.55, 0.55, 0.6, 0.85, 2],
  },
} as const satisfies Record<string, Pattern>

export type PatternName = keyof typeof patterns

/** What sells in each month, January first: warm months are thirsty. */
export const months = [
  0.78, 0.72, 0.86, 0.95, 1.06, 1.16, 1.32, 1.28, 1.1, 0.98, 0.88, 0.82,
] as const

/** How often a day is like that, and what is sold on it. */
export const weather = [
  { until: 0.62, sells: 1 },
  { until: 0.86, sells: 0.92 },
  { until: 0.97, sells: 0.62 },
  { until: 1, sells: 0.3 },
] as const

/** How often one comes to each kind of goods. */
export const liked: Readonly<Record<string, number>> = {
  '山泉水 550ml': 30,
  '山楂汽水 330ml': 22,
  '纯牛奶 250ml': 12,
  '烘焙薯片 70g': 9,
  '灰枣 小袋': 6,
  '脐橙 单只': 6,
  '红富士 单只': 5,
  '抽纸 单包': 5,
  '土鸡蛋 6 枚': 3,
  '龙井茶 小罐': 1.2,
  晴雨伞: 0.4,
  '保温杯 500ml': 0.2,
}

/** What of all is paid by points and by gold, and what goes back. */
export const rates = { points: 0.12, gold: 0.04, back: 0.006 } as const

/** Out of a thousand days a machine stands still on so many, for a day or two. */
export const faults = { perMille: 7, days: 2 } as const
