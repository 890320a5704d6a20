import { routeNamed } from './match'
import { isIn } from './packages'
import type { Place } from './route'
import { parseQuery, placeOfAddress } from './url'

/** What stood in a code that somebody scanned. */
export interface Scanned {
  /** Undefined where it names nothing of this app. */
  place: Place | undefined
  /** Of the address in the code. */
  query: Readonly<Record<string, string>>
}

/** What a whole address names; `origin` is where our own lie. */
export function scannedAddress(address: string, origin: string): Scanned {
  const path = pathBelow(origin, address)
  if (path === undefined) return { place: undefined, query: {} }
  const [, search = ''] = path.split('?')
  return { place: ofThisApp(placeOfAddress(path)), query: parseQuery(search) }
}

export const ofThisApp = (place: Place | undefined) =>
  place && isIn(__APP__, routeNamed(place.name)) ? place : undefined

const parts = /^https?:\/\/([^/?#]+)([^#]*)/i

/** Path and query of an address on that host; undefined on any other. The bare host is home. */
function pathBelow(origin: string, address: string): string | undefined {
  const [, host = '', path = ''] = parts.exec(address) ?? []
  const [, ours] = parts.exec(origin) ?? []
  return host.toLowerCase() === ours?.toLowerCase()
    ? path.replace(/^\/?(?=\?|$)/, '/index')
    : undefined
}
