import type { Parsed } from '@contract/api'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import { yuan } from '@server/money'
import type { Part } from '../decide'

type Asked = Omit<Parsed<'/tp5/api/AfterSaleDesk/approve'>, 'after_sale_no'>

/** The part of what is asked for that somebody says yes to; undefined where it is all of it. */
export function partOf(asked: Asked, by: string, { fourEyes }: Settings): Part | undefined {
  const { points, gold, money, reason = '' } = asked
  if (points === undefined && gold === undefined && money === undefined) return undefined
  if (reason === '') throw new Refusal('invalid', '请写明为什么只退一部分')
  const sum = { points: points ?? 0, gold: gold ?? 0, money: money ?? 0 }
  // whoever is the second to say yes would not know to which part
  if (sum.money >= fourEyes)
    throw new Refusal('invalid', `退 ${yuan(fourEyes)} 以上要两个人，不能只退一部分`)
  return { sum, reason, by }
}
