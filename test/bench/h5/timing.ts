/** What a page notes about itself from its first moment; it runs there, so it stands alone. */

export interface Timing {
  firstPaint: number
  largest: number
  /** Of which element, for the person who wants to know why. */
  largestOf: string
  blocking: number
  shift: number
  /** When anything happened last. */
  latest: number
}

declare global {
  var timing: Timing
}

export function keepTime(): void {
  type Entry = PerformanceEntry & {
    value?: number
    hadRecentInput?: boolean
    element?: Element | null
  }
  const timing = {
    firstPaint: 0,
    largest: 0,
    largestOf: '',
    blocking: 0,
    shift: 0,
    latest: 0,
  }
  globalThis.timing = timing
  const watch = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note)
      timing.latest = performance.now()
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timing.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    timing.largest = startTime
    timing.largestOf = element ? `${element.localName}.${element.className}` : ''
  })
  watch('longtask', ({ duration }) => (timing.blocking += Math.max(0, duration - 50)))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) timing.shift += value
  })
  watch('resource', () => undefined)
}

/** Resolves once nothing has happened for that long. */
export function quiet(milliseconds: number): Promise<Timing> {
  return new Promise((resolve) => {
    const look = () => {
      const still = milliseconds - (performance.now() - timing.latest)
      if (still <= 0) resolve(timing)
      else setTimeout(look, still)
    }
    look()
  })
}
