import { routeNamed } from './match'
import { isIn } from './packages'
import type { Place } from './route'
import { placeOfScene } from './scene'
import { parseQuery, placeOfAddress } from './url'

type Query = Readonly<Record<string, string>>

/** What stood in a code that somebody scanned with WeChat itself. */
export interface Scanned {
  /** Undefined where it names nothing of this app. */
  place: Place | undefined
  /** Of the address in the code. */
  query: Query
}

/**
 * WeChat hands the page `q`, the whole address in an ordinary code, or `scene`, what one of the mini
 * program says. `origin` is where our own addresses lie; undefined: nothing was scanned.
 */
export function scannedIn({ q, scene }: Query, origin: string): Scanned | undefined {
  if (q !== undefined) return ofAddress(pathBelow(origin, q))
  return scene === undefined ? undefined : { place: here(placeOfScene(scene)), query: {} }
}

function ofAddress(path: string | undefined): Scanned {
  if (path === undefined) return { place: undefined, query: {} }
  const [, search = ''] = path.split('?')
  return { place: here(placeOfAddress(path)), query: parseQuery(search) }
}

const here = (place: Place | undefined) =>
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
