import { hasMorePairs, pairsOf } from './body/pairs'

const most = 20

/** Of the routes that are no calls: none of them knows so many names. */
export const readQuery = (query: string): Record<string, string> =>
  hasMorePairs(query, most) ? {} : Object.fromEntries(pairsOf(query))
