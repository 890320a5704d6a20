import { earthRadius, type Position } from './distance'

/**
 * The ground in cells of a thousandth of a degree, about 110 m from south to north, numbered row
 * by row: what lies side by side in a row is one range of a b-tree. The columns `cell` of tables
 * are numbered the same.
 */
const perDegree = 1000
const rows = 180 * perDegree
const columns = 360 * perDegree

const radians = (degrees: number) => (degrees * Math.PI) / 180
const metresPerRow = radians(1 / perDegree) * earthRadius

const rowOf = (latitude: number) => Math.min(rows - 1, Math.floor((latitude + 90) * perDegree))
const columnOf = (longitude: number) => Math.floor((longitude + 180) * perDegree) % columns

export const cellOf = ({ latitude, longitude }: Position) =>
  rowOf(latitude) * columns + columnOf(longitude)

/** The first and the last cell of a stretch within one row. */
export type Stretch = readonly [first: number, last: number]

/** All cells in which something may lie that is no farther away than so many metres. */
export function cellsWithin(place: Position, metres: number): Stretch[] {
  const high = Math.ceil(metres / metresPerRow)
  const row = rowOf(place.latitude)
  const [south, north] = [Math.max(0, row - high), Math.min(rows - 1, row + high)]
  const wide = columnsWithin(place, metres)
  const stretches: Stretch[] = []
  for (let at = south; at <= north; at++)
    for (const [first, last] of aroundTheGlobe(columnOf(place.longitude), wide))
      stretches.push([at * columns + first, at * columns + last])
  return stretches
}

/** How many columns a circle reaches to either side, all of them where a pole lies in it. */
function columnsWithin({ latitude }: Position, metres: number): number {
  const share = Math.sin(Math.min(metres / earthRadius, Math.PI / 2)) / Math.cos(radians(latitude))
  if (!(share < 1)) return columns
  return Math.ceil((Math.asin(share) * 180 * perDegree) / Math.PI) + 1
}

/** Where the last meridian is the first one again a stretch falls in two. */
function aroundTheGlobe(column: number, wide: number): Stretch[] {
  if (2 * wide + 1 >= columns) return [[0, columns - 1]]
  const [west, east] = [column - wide, column + wide]
  if (west < 0)
    return [
      [0, east],
      [columns + west, columns - 1],
    ]
  if (east >= columns)
    return [
      [0, east - columns],
      [west, columns - 1],
    ]
  return [[west, east]]
}
