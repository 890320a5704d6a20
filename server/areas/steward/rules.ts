/** What of the sales of a village's machines is its stewards', in hundredths; several divide it. */
export const shareOfSales = 1

/** A day is booked so many hours after it is over: what was sold at midnight has been counted then. */
export const bookedAfterHours = 1

/** Whoever asks to belong to a village is answered within so many days. */
export const confirmDays = 3

/** No group of fewer people is told of what they buy. */
export const leastPeople = 10

/** So many whole weeks are looked at, up to the last Sunday. */
export const analysedWeeks = 4

/** Each hour of the day belongs to the last of these that has begun. */
export const timesOfDay: readonly { from: number; name: string }[] = [
  { from: 0, name: '凌晨 0–6 点' },
  { from: 6, name: '清早 6–9 点' },
  { from: 9, name: '上午 9–12 点' },
  { from: 12, name: '中午 12–14 点' },
  { from: 14, name: '下午 14–18 点' },
  { from: 18, name: '晚上 18–22 点' },
  { from: 22, name: '夜里 22–24 点' },
]

/** The same in the words that a steward reads. */
export const rulesInWords: readonly { title: string; lines: readonly string[] }[] = [
  {
    title: '管什么',
    lines: [
      '只看得到自己管的村：村里的机器、住户和卖出的数字，别的村看不到',
      '机器离线、报修、卖完，到“机器实况”里看；修和补货由维护员和运维员来做',
      '管哪几个村由平台安排，交接以后从那一刻起看不到',
    ],
  },
  {
    title: '确认住户',
    lines: [
      `有人申请加入，${confirmDays} 天内确认；不是村里的人可以不通过，要写明原因，对方会看到`,
      '已确认的人搬走了或者认错了，可以移出，要写明原因，对方会看到',
      '没通过的、移出的可以再申请，也可以换一个村；每次是谁、什么时候、为什么，都留着',
      '不能确认或移出自己，由同村的另一位管家来定；只有一位管家的村，由平台来定',
    ],
  },
  {
    title: '住户的信息',
    lines: [
      '住户的称呼和电话都遮住；要看完整的，一次看一项，写明用途',
      '每次查看都留下记录，不能删改；住户下载自己的数据就能看到谁的村、看了什么、为什么看',
      '看到的只用在写明的事上，不能抄走、转给别人',
    ],
  },
  {
    title: '看分析',
    lines: [
      `只看近 ${analysedWeeks} 周的整周，每周一更新；数字来自村里机器卖出的订单`,
      `不到 ${leastPeople} 人的归到“其他”，“其他”也不到 ${leastPeople} 人的不显示，免得认出是谁`,
    ],
  },
  {
    title: '收入',
    lines: [
      `村里的机器卖出多少，每天按 ${shareOfSales}% 记给管家，退款从当天扣；不够扣的从后面的日子扣`,
      '一个村有几位管家的，平分；不满一分的不计',
      '第二天记到收入里，来自邻集，领到余额就能提现',
    ],
  },
]
