export interface SetData {
  route: string
  bytes: number
  /** Milliseconds. */
  at: number
}

export interface PageRate {
  route: string
  count: number
  bytes: number
  largest: number
  /** The most within any one second. */
  perSecond: number
}

/** What WeChat's own audit asks for. */
export const limits = { bytes: 256 * 1024, perSecond: 20 }

/** How often and how much each page hands to its view. */
export function ratesOf(calls: SetData[]): PageRate[] {
  const routes = [...new Set(calls.map(({ route }) => route))]
  return routes.map((route) => {
    const own = calls.filter((call) => call.route === route)
    const sizes = own.map(({ bytes }) => bytes)
    return {
      route,
      count: own.length,
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      largest: Math.max(...sizes),
      perSecond: mostInOneSecond(own.map(({ at }) => at)),
    }
  })
}

function mostInOneSecond(times: number[]): number {
  let first = 0
  let most = 0
  times.forEach((time, index) => {
    while (time - (times[first] ?? time) >= 1000) first += 1
    most = Math.max(most, index - first + 1)
  })
  return most
}
