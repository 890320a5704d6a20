import { Refusal } from '@server/call/refusal'
import { type Part, partRule } from './measures'
import type { OwnBand } from './person'

const refuse = (sentence: string) => new Refusal('invalid', sentence)

/** What a doctor set, if it can be; null: nothing, what is published holds again. */
export function ownBandOf(
  part: Part,
  from: number | undefined,
  to: number | undefined,
): OwnBand | null {
  if (from === undefined && to === undefined) return null
  const { name, unit, least, most } = partRule(part)
  for (const end of [from, to])
    if (end !== undefined && (end < least || end > most))
      throw refuse(`${name}的范围应在 ${least} 到 ${most} ${unit} 之间，请看看有没有写错`)
  if (from !== undefined && to !== undefined && from >= to)
    throw refuse('范围的下限应该比上限小，请看看有没有写反')
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
