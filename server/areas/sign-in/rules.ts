export interface Step {
  days: number
  points: number
  gold: number
}

/** What signing in gives, and what may be made up for. */
export const signInRules = {
  /** Every day. */
  points: 10,
  /** Beside it for so many days in a row; after the last of them it begins again. */
  ladder: [
    { days: 3, points: 20, gold: 0 },
    { days: 7, points: 0, gold: 30 },
    { days: 15, points: 200, gold: 0 },
    { days: 30, points: 0, gold: 100 },
  ] satisfies readonly Step[] as readonly Step[],
  makeUp: {
    aMonth: 2,
    /** Days back. */
    within: 7,
    points: 20,
  },
  reminder: {
    hours: [7, 8, 12, 18, 20, 21],
    atFirst: 8,
    /** Who could not be reminded for so long is not any more. */
    lateHours: 2,
  },
} as const

/** The days of a round. */
export const wholeRound = signInRules.ladder.at(-1)!.days

/** Hours of the day in Shanghai. */
export const matchRules = {
  stakes: [20, 50, 100] as readonly number[],
  from: 6,
  to: 9,
  decided: 10,
} as const

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export const matchClock = {
  from: clock(matchRules.from),
  to: clock(matchRules.to),
  decided: clock(matchRules.decided),
}

export const givesWords = ({ points, gold }: { points: number; gold: number }): string =>
  [points && `${points} 积分`, gold && `${gold} 金币`].filter(Boolean).join('、')

const { points, ladder, makeUp } = signInRules

export const signInSections = [
  {
    title: '每天签到',
    lines: [
      `每天 0 点到 24 点签到一次，得 ${points} 积分，按北京时间算`,
      ...ladder.map((step) => `连签 ${step.days} 天另得 ${givesWords(step)}`),
      `连签满 ${wholeRound} 天，从第 1 天再来一轮；断签从头算`,
    ],
  },
  {
    title: '补签',
    lines: [
      `${makeUp.within} 天以内漏掉的日子可以补签，每个月最多 ${makeUp.aMonth} 次，一次用 ${makeUp.points} 积分`,
      '补签把断开的连签接上，当天的积分不再补发；接上以后够到的连签奖励照发',
      '注册以前的日子不能补',
    ],
  },
]

export const matchSections = [
  {
    title: '早起打卡赛',
    lines: [
      `前一天 24 点以前报名，押 ${matchRules.stakes.join('、')} 积分里的一档，报名以后不能取消`,
      `第二天 ${matchClock.from} 到 ${matchClock.to} 来打卡，这段时间里签到也算打卡`,
      `${matchClock.decided} 出结果：所有人押的积分，由打卡的邻居按各自押的多少分掉，平台一分不留`,
      '分不尽的零头，从最早打卡的邻居起，一人 1 积分，直到分完',
      '都打卡了，各拿回各押的；没有一个人打卡，全部退回',
      '结果只看有没有按时打卡，和运气、和分享给多少人都没有关系',
    ],
  },
]
