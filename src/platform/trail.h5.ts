/** What the browser keeps with each entry of its history; the router's part is under `usr`. */
interface Entry {
  usr?: { below?: readonly string[] } | null
  /** How many of our pages were opened before it, without leaving the site. */
  idx?: number
}

const key = 'trail'
const longest = 20

const entry = () => (window.history.state ?? {}) as Entry
const here = () => window.location.pathname + window.location.search

/** Addresses of ours that lie below this page, the nearest last: what the stack forgets on a reload. */
export const trail = (): readonly string[] => entry().usr?.below ?? []

/** Whether the browser's own way back leads to a page of ours. */
export const opensBack = () => (entry().idx ?? 0) > 0

/** What lies below a page that is opened on top of this one, or in place of it. */
export function trailTo(address: string, how: 'push' | 'replace'): readonly string[] {
  const below = trail()
  if (how === 'push') return [...below, here()].slice(-longest)
  // who is taken back by a replacement has gone back
  return below[below.length - 1] === address ? below.slice(0, -1) : below
}

/** Another site may lead back here, such as a cashier: then it is known where one came from. */
export function keepTrail(): void {
  window.addEventListener('pagehide', () => {
    const left = { at: window.location.pathname, below: trail() }
    try {
      sessionStorage.setItem(key, JSON.stringify(left))
    } catch {
      // storage is switched off: the way back leads home
    }
  })
}

/** What lay below this page when it was left for another site, where its entry is a new one. */
export function trailLeft(): readonly string[] {
  if (entry().usr?.below) return []
  try {
    const { at, below } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<{
      at: string
      below: string[]
    }>
    return at === window.location.pathname ? (below ?? []) : []
  } catch {
    return []
  }
}
