import { minuteMs } from '@server/calendar'
import type { Stage, Values } from '../readings'

/** How much of each stage lies in which turn of a night: deep sleep comes early, dreams late. */
const turns: readonly (readonly [stage: Stage['stage'], shares: readonly number[]])[] = [
  ['light', [0.2, 0.3, 0.25, 0.25]],
  ['deep', [0.45, 0.35, 0.2, 0]],
  ['dream', [0.1, 0.2, 0.3, 0.4]],
  ['awake', [0, 0.6, 0.4, 0]],
]

/** Whole minutes up to a turn, so that all turns together are the whole. */
const until = (minutes: number, shares: readonly number[], turn: number): number =>
  Math.round(minutes * shares.slice(0, turn).reduce((all, share) => all + share, 0))

/** The stages of a night that ends then and comes to these minutes. */
export function nightUntil(end: number, values: Values): Stage[] {
  const pieces = [0, 1, 2, 3].flatMap((turn) =>
    turns.flatMap(([stage, shares]) => {
      const all = values[stage] ?? 0
      const minutes = until(all, shares, turn + 1) - until(all, shares, turn)
      return minutes > 0 ? [{ stage, minutes }] : []
    }),
  )
  const whole = pieces.reduce((all, { minutes }) => all + minutes, 0)
  let at = end - whole * minuteMs
  return pieces.map((piece) => {
    const stage = { ...piece, at }
    at += piece.minutes * minuteMs
    return stage
  })
}
