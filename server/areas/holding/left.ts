import { type Cut, cut, type Line, type Price } from '@server/areas/order/order'
import type { Holding } from './give'
import type { Thing } from './held'

/** So many of its equal parts are left. */
export interface Left {
  left: number
  parts: number
}

const shareOf = ({ facts: { share = 1 } }: Holding) => share

const sharesOf = (rights: readonly Holding[]) =>
  rights.reduce((sum, right) => sum + shareOf(right), 0)

/** Of a packet the rights that nobody has asked for, of all else the uses. */
export function leftOf({ thing, rights }: Thing): Left {
  if (rights.length === 0) return { left: thing.usesLeft, parts: thing.uses }
  const waiting = rights.filter(({ receivedAt }) => receivedAt === null)
  return { left: sharesOf(waiting), parts: sharesOf(rights) }
}

type Paid = Pick<Line, keyof Price | 'number'>

/** What was paid for the parts that are left of one of the pieces of a line: the last ones. */
export function worthOfLeft(line: Paid, nth: number, { left, parts }: Left): Price {
  const piece: Cut = { from: nth, to: nth + 1, of: line.number }
  return cut(cut(line, piece), { from: parts - left, to: parts, of: parts })
}
