import type { Point, Stroke } from '../sheet'

/** The parts of a line that are drawn, by lengths of drawn and not drawn in turn. */
export function dashesOf(line: Stroke, lengths: readonly number[]): Stroke[] {
  const dashes: Point[][] = [[line[0]!]]
  let [turn, left] = [0, lengths[0]!]
  line.slice(1).forEach((end, at) => {
    let here = line[at]!
    let rest = Math.hypot(end[0] - here[0], end[1] - here[1])
    while (rest > left) {
      const share = left / rest
      here = [here[0] + (end[0] - here[0]) * share, here[1] + (end[1] - here[1]) * share]
      rest -= left
      if (turn % 2 === 0) dashes.at(-1)!.push(here)
      else dashes.push([here])
      turn += 1
      left = lengths[turn % lengths.length]!
    }
    left -= rest
    if (turn % 2 === 0) dashes.at(-1)!.push(end)
  })
  return dashes
}

/** The line without so much at both of its ends, where those pieces of it are longer. */
export const shortened = (line: Stroke, by: number): Stroke =>
  [cutStart, reversed, cutStart, reversed].reduce((one, change) => change(one, by), line)

const reversed = (line: Stroke): Stroke => [...line].reverse()

function cutStart(line: Stroke, by: number): Stroke {
  const [start, next] = line
  if (!start || !next) return line
  const length = Math.hypot(next[0] - start[0], next[1] - start[1])
  if (length <= by) return line
  const share = by / length
  const place: Point = [
    start[0] + (next[0] - start[0]) * share,
    start[1] + (next[1] - start[1]) * share,
  ]
  return [place, ...line.slice(1)]
}
