import { calls } from './calls'
import { isHosted } from './doer'
import { addresses } from './routes'

export interface Tally {
  area: string
  built: string[]
  /** Answered to hosts alone. */
  hosted: string[]
  open: string[]
}

export const tallies = {
  calls: Object.entries(calls).map(tally),
  routes: Object.entries(addresses).map(tally),
}

function tally([area, names]: [string, Record<string, unknown>]): Tally {
  const those = (which: (doer: unknown) => boolean) =>
    Object.keys(names).filter((name) => which(names[name]))
  return {
    area,
    built: those((doer) => doer !== 'open' && !isHosted(doer)),
    hosted: those(isHosted),
    open: those((doer) => doer === 'open'),
  }
}
