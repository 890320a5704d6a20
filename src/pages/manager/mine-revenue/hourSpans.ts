const spans = [
  [0, 6],
  [6, 9],
  [9, 12],
  [12, 14],
  [14, 17],
  [17, 20],
  [20, 24],
] as const

interface Hour {
  /** 17 点 */
  name: string
  sold: number
}

/** What was sold in the parts of a day. */
export const hourSpans = (hours: readonly Hour[]) =>
  spans.map(([from, to]) => ({
    label: `${from}–${to}点`,
    value: hours
      .filter(({ name }) => parseInt(name, 10) >= from && parseInt(name, 10) < to)
      .reduce((sum, { sold }) => sum + sold, 0),
  }))
