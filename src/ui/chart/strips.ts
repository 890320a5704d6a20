/** A part of the plot's width, and the values that a finger on it can mean. */
export interface Strip {
  /** Of the whole width, from 0 to 1. */
  share: number
  values: number[]
}

/** Cuts the width half way between neighbouring values; `places` are in order. */
export function stripsOf(places: readonly number[], width: number): Strip[] {
  const distinct = [...new Set(places)]
  return distinct.map((place, index) => {
    const before = distinct[index - 1]
    const after = distinct[index + 1]
    const from = before === undefined ? 0 : (before + place) / 2
    const to = after === undefined ? width : (place + after) / 2
    const values = places.flatMap((other, at) => (other === place ? [at] : []))
    return { share: (to - from) / width, values }
  })
}

/** The value that a tap on a strip means; a further tap means the next one of the same place. */
export function tapped({ values }: Strip, chosen: number | undefined): number | undefined {
  return values[(chosen === undefined ? 0 : values.indexOf(chosen) + 1) % values.length]
}

/** The value before or after, round and round. */
export const stepped = (chosen: number, by: 1 | -1, count: number): number =>
  (chosen + by + count) % count
