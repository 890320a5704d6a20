import { seckillRules } from './rules'

/** How much is asked of this server, as it was measured. */
export interface Load {
  /** Calls about places that are being answered at this moment. */
  inside: number
}

export interface Pace {
  /** From so many calls on that are being answered at once. */
  inside: number
  /** Nobody is to ask again sooner, in milliseconds. */
  soonest: number
  /** So many looks a second are answered beside all else: who stands behind a longer line asks more seldom. */
  looksASecond: number
}

const { askLate, askMost, askSoon, servedASecond } = seckillRules

/** How often phones ask that wait, by what the server has to do; the busiest first. */
export const paces: readonly Pace[] = [
  { inside: 160, soonest: 8 * askSoon, looksASecond: 50 },
  { inside: 80, soonest: 4 * askSoon, looksASecond: 100 },
  // as many as take a place at once: others are turned away by then
  { inside: 40, soonest: 2 * askSoon, looksASecond: 200 },
  { inside: 0, soonest: askSoon, looksASecond: 400 },
]

export const paceOf = ({ inside }: Load): Pace =>
  paces.find((pace) => inside >= pace.inside) ?? paces.at(-1)!

interface Waiting {
  /** How many stand before somebody. */
  ahead: number
  /** Whether nothing is left but what others give back. */
  gone: boolean
  load: Load
}

/** How long somebody should wait before they ask again: the longer, the more stand before them and the more is asked. */
export function askAfter({ ahead, gone, load }: Waiting): number {
  const { soonest, looksASecond } = paceOf(load)
  const turn = gone ? askLate : Math.min(askLate, (ahead / servedASecond) * 1000)
  const afforded = (ahead / looksASecond) * 1000
  return Math.round(Math.min(askMost, Math.max(soonest, turn, afforded)))
}
