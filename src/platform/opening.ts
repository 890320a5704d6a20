import Taro from '@tarojs/taro'
import { decode } from '../routes/match'
import { scannedIn } from '../routes/scanned'

type Query = Readonly<Record<string, string>>

/** Values arrive undecoded. */
export function decoded(query: Readonly<Record<string, unknown>> = {}): Query {
  const pairs = Object.entries(query).map(([key, value]) => [key, decode(String(value))])
  return Object.fromEntries(pairs) as Query
}

/** Where addresses of ours lie, for whoever reads them elsewhere. */
export const ourOrigin = () => process.env.TARO_APP_MINI_ORIGIN

/** What the app was opened with last: when it started, or alive already by a card or a code. */
let last: Query | undefined
/** WeChat opens the first page with what the app was started with. */
let isStarted = false

/** The query of the address in the code, where one was scanned. */
const addressIn = (query: Query): Query => scannedIn(query, ourOrigin())?.query ?? query

export const openingQuery = (): Query =>
  (last ??= addressIn(decoded(Taro.getLaunchOptionsSync().query)))

export function forgetInOpening(key: string): void {
  const { [key]: _, ...rest } = openingQuery()
  last = rest
}

/** No page of ours opens another with these. */
export const fromOutside = ['access_token', 'lng', 'miniApp', 'q', 'scene']

/**
 * A page came with this query. Whether somebody opened the app with it that was alive: WeChat then
 * closes every page for the one that was named, and nothing is started.
 */
export function isOpenedAnew(query: Query): boolean {
  const anew = isStarted && fromOutside.some((key) => key in query)
  isStarted = true
  if (anew) last = addressIn(query)
  return anew
}
