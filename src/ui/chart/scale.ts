/** From a value to a place on the paper. */
export const scale =
  (domain: readonly [number, number], range: readonly [number, number]) =>
  (value: number): number => {
    const [from, to] = domain
    const share = to === from ? 0.5 : (value - from) / (to - from)
    return range[0] + share * (range[1] - range[0])
  }

const steps = [1, 2, 2.5, 5, 10]

/** Round numbers from at or below the lowest to at or above the highest value. */
export function ticks(low: number, high: number, wanted = 4): number[] {
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / wanted))
  const step = (steps.find((one) => one * power * wanted >= span) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
