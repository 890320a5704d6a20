const long = 5
const lastsMs = 3600_000
const most = 10_000

/** Anybody mistypes once: true when the same home has done so for the fifth time within an hour, or the tenth. */
export function createSeries() {
  const seen = new Map<string, { since: number; times: number }>()

  return function isSeries(home: string, now: Date): boolean {
    const known = seen.get(home)
    const runs = known !== undefined && now.getTime() - known.since < lastsMs
    const series = runs ? known : { since: now.getTime(), times: 0 }
    series.times++
    // whoever came last stands last, so that the one who is forgotten has been quiet for longest
    seen.delete(home)
    seen.set(home, series)
    if (seen.size > most) seen.delete(seen.keys().next().value!)
    return series.times % long === 0
  }
}
