import { keepingMinutes } from '@server/areas/machine/machine'
import { asideUnpaidSeconds } from '@server/areas/catalogue/catalogue'

/** How a sale of an hour goes, in seconds and pieces. */
export const seckillRules = {
  /** So long before the start one may take a place already. */
  earlySeconds: 600,
  /** So long before the start people are told who asked for it. */
  remindSeconds: 300,
  /** An order waits for money so long, then the piece is the next one's. */
  unpaidSeconds: asideUnpaidSeconds,
  /** A phone asks again after so many milliseconds, and longer the further behind it stands. */
  askSoon: 1000,
  askLate: 15_000,
  /** However much is asked and however long the line is. */
  askMost: 120_000,
  /** Of people who are before one, a second's worth. */
  servedASecond: 40,
  /** Whoever came in the same moment is written down by then: sooner nobody is told how many are before them. */
  settledMs: 2000,
  /** From so many on a line is looked through once for all who ask. */
  longLine: 500,
}

const { earlySeconds, unpaidSeconds } = seckillRules

export const seckillSentences = [
  '每场每样一人一件，先来先得；抢到以后按秒杀价下单',
  `开始前 ${earlySeconds / 60} 分钟可以先占位子。到点时，先占位子的邻居按公开的随机数排队，和手快手慢无关`,
  '随机数的指纹开场前就公布，开场后公布随机数本身，谁都能核对',
  `要付钱的，抢到后 ${unpaidSeconds / 60} 分钟内付款，没付的让给后面排队的邻居；用积分和金币的当时就扣`,
  '卖完以后排着队的位子一直留到这一场结束，有人退出就轮到您',
  '秒杀的商品和平时一样发货、一样售后',
  `放在机器里的，抢到后 ${keepingMinutes} 分钟内到机器前用取货码拿，没去取全额退回`,
]
