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
