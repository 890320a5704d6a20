import type { IncomeSource } from './sources'

export interface Given {
  daysAgo: number
  source: IncomeSource
  title: string
  amount: number
  /** Until when it may be looked at. */
  settlesInDays?: number
}

const everyDays = (
  days: number,
  from: number,
  given: readonly Omit<Given, 'daysAgo'>[],
  until = 4,
): Given[] =>
  Array.from({ length: Math.floor((from - until) / days) + 1 }, (_, nth) => ({
    ...given[nth % given.length]!,
    daysAgo: from - nth * days,
  }))

const tasks = [
  { source: 'task', title: '看完“良渚新米上市”短片', amount: 60 },
  { source: 'task', title: '社区食堂菜单问卷', amount: 350 },
  { source: 'task', title: '逛一逛“老街早市”页面', amount: 80 },
  { source: 'task', title: '上传充电桩位置截图', amount: 520 },
  { source: 'task', title: '答对“垃圾分类”三道题', amount: 120 },
] as const

const months = [68_40, 71_25, 59_80, 74_10, 66_35, 70_90]

const latestFirst = (one: Given, other: Given) => other.daysAgo - one.daysAgo

/** Half a year of somebody who does a task every few days and has a share in a machine. */
export const incomesBefore: readonly Given[] = [
  ...everyDays(4, 180, tasks),
  ...everyDays(
    30,
    175,
    months.map((amount) => ({ source: 'dividend', title: '东苑社区小店分红', amount })),
  ),
  ...everyDays(30, 168, [{ source: 'machine', title: 'LJ-0101 售货机分成', amount: 96_25 }]),
  ...everyDays(60, 150, [{ source: 'reward', title: '社区志愿者补贴', amount: 50_00 }]),
  ...everyDays(45, 140, [{ source: 'commission', title: '团购佣金', amount: 32_60 }]),
].sort(latestFirst)

/** The same half a year of two neighbours: one does much, one has a machine before the door. */
export const incomesOfNeighbours: readonly (readonly Given[])[] = [
  [
    ...everyDays(5, 179, tasks),
    ...everyDays(60, 160, [{ source: 'reward', title: '旧书交换日帮忙补贴', amount: 30_00 }]),
    ...everyDays(30, 172, [{ source: 'commission', title: '鸡蛋团购佣金', amount: 18_40 }]),
  ].sort(latestFirst),
  [
    ...everyDays(11, 176, tasks),
    ...everyDays(30, 170, [{ source: 'machine', title: 'LJ-0203 售货机分成', amount: 63_40 }]),
    ...everyDays(
      30,
      165,
      [41_70, 38_25, 44_90].map((amount) => ({
        source: 'dividend',
        title: '西苑社区小店分红',
        amount,
      })),
    ),
  ].sort(latestFirst),
]

/** What of the last days nobody has taken yet; what tasks and neighbours brought meanwhile, their own areas tell. */
export const incomesNow: readonly Given[] = [
  { daysAgo: 3, source: 'reward', title: '旧书交换日帮忙补贴', amount: 600 },
  { daysAgo: 1, source: 'commission', title: '鸡蛋团购佣金', amount: 520, settlesInDays: 3 },
  { daysAgo: 0, source: 'commission', title: '大米团购佣金', amount: 350 },
  {
    daysAgo: 0,
    source: 'dividend',
    title: '东苑社区小店上周分红',
    amount: 16_20,
    settlesInDays: 7,
  },
]
