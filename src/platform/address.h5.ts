import { buildQuery, parseQuery } from '../routes/url'

/** The query of the address now. */
export function addressQuery(): Record<string, string> {
  return parseQuery(window.location.search)
}

/** Takes a parameter out of the address without a navigation. */
export function forgetInAddress(key: string): void {
  const query = addressQuery()
  if (!(key in query)) return
  delete query[key]
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + buildQuery(query) + hash)
}

export const pageHost = () => window.location.host

/** Same origin: a relative address does. */
export const pageOrigin = () => ''

/** For whoever reads an address elsewhere. */
export const siteOrigin = () => window.location.origin
