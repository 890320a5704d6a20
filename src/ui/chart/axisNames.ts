/** So much text stands side by side on the narrowest screen with the largest text. */
const room = 10

const widthOf = (name: string): number =>
  name.split('').reduce((width, letter) => width + (letter > '⺀' ? 1 : 0.6), 0)

/** The names that stand below a plot: all, or the ends, and the middle where there is one. */
export function axisNames(names: readonly string[]): readonly string[] {
  const all = names.reduce((width, name) => width + widthOf(name), 0)
  if (names.length < 3 || all <= room) return names
  const middle = names.length % 2 === 1 ? [(names.length - 1) / 2] : []
  const shown = [0, ...middle, names.length - 1].map((index) => names[index] ?? '')
  const width = shown.reduce((sum, name) => sum + widthOf(name), 0)
  return width <= room ? shown : [shown[0] ?? '', shown[shown.length - 1] ?? '']
}

/** The values that are written beside a plot; of large letters only every other one has room. */
export function axisValues(axis: readonly number[], large: boolean): readonly number[] {
  const last = axis.length - 1
  if (!large || last < 4) return axis
  return axis.filter((_, index) => index % (last % 2 === 0 ? 2 : last) === 0)
}
