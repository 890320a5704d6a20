import type { Db } from '@server/database/database'
import type { Definition } from '@server/areas/programme/programme'
import { rateWords } from '@server/areas/wallet/wallet'
import { altogether, best, chanceOf, expected, wholeCard, worst } from './reckon'
import { value, type Valued, type ValuedPrize } from './valued'

/** What an operations person wants to know before a campaign goes live: what it gives for what it asks. */
export async function tellWorth(db: Db, definition: Definition): Promise<string[]> {
  const valued = await value(db, definition)
  if (valued.prizes.length === 0) return [`${definition.key} ${definition.title}：没有奖品`]
  return [
    `${definition.key} ${definition.title}（${rateWords}）`,
    ...valued.prizes.map((one) => prizeLine(valued, one)),
    ...summary(valued),
  ]
}

function prizeLine({ draws, prizes }: Valued, one: ValuedPrize): string {
  const { prize, worth, price } = one
  const parts = [
    `  ${prize.name}`,
    worth === null ? '券码没写 worth' : `值 ${worth} 积分`,
    ...(draws ? [`概率 ${(chanceOf([one], prizes) * 100).toFixed(2)}%`] : []),
    ...(prize.lamps ? [`要 ${prize.lamps} 盏`] : []),
    ...(price === null ? [] : [`卖 ${price} 积分`]),
    ...(prize.stock === undefined ? [] : [`共 ${prize.stock} 份`]),
  ]
  return parts.join('  ')
}

function summary(valued: Valued): string[] {
  const { price, draws } = valued
  const card = wholeCard(valued)
  const lines: [string, number | null][] = [
    ['价钱', price],
    ['平均每抽', draws ? expected(valued) : null],
    ['最差', worst(valued)],
    ['最好', best(valued)],
    ['月卡天天来领', card],
    ['全部送完', card === null ? altogether(valued) : null],
  ]
  const { because } = valued.definition
  return [
    ...lines.flatMap(([name, points]) =>
      points === null ? [] : [`${name}：${Math.round(points)} 积分`],
    ),
    ...Object.entries(because).map(([name, why]) => `因为（${name}）：${why}`),
  ]
}
