import { addresses } from './routes'
import { calls } from './calls'

export interface Tally {
  area: string
  built: string[]
  open: string[]
}

export const tallies = {
  calls: Object.entries(calls).map(tally),
  routes: Object.entries(addresses).map(tally),
}

function tally([area, names]: [string, Record<string, string>]): Tally {
  const all = Object.keys(names)
  return {
    area,
    built: all.filter((name) => names[name] !== 'open'),
    open: all.filter((name) => names[name] === 'open'),
  }
}
