import { dataUri } from '@/format/dataUri'
import type { Colour, Palette } from '@/tokens/palette'
import {
  type Band,
  bandsOf,
  type ChartData,
  type Gap,
  heightsOf,
  inOrder,
  isGap,
  markOf,
  type Point,
  type RangePoint,
  shareOf,
  type Spot,
} from './chartData'
import { acrossOn, centre, type Height, heightOn, paper, placesOf, round, upward } from './paper'
import { ticks } from './scale'

/** The values that the axis at the side names, lowest first; none for a ring. */
export function axisOf(data: ChartData): number[] {
  if (data.kind === 'ring') return []
  const values =
    data.kind === 'scatter'
      ? data.spots.map((spot) => spot.y)
      : [
          ...heightsOf(data.points),
          ...bandsOf(data).flatMap((band) => [band.from, band.to]),
          ...(markOf(data) ? [markOf(data)!.value] : []),
        ]
  if (values.length === 0) return []
  const low = Math.min(...values)
  return ticks(data.kind === 'bar' ? Math.min(0, low) : low, Math.max(...values))
}

const rules = (axis: readonly number[], height: Height, { line }: Palette) =>
  axis.map((value) => `<path d="M0 ${height(value)}h${paper.width}" stroke="${line}"/>`).join('')

/** What lies outside is a triangle that points the way in which it does. */
function outside(x: number, y: number, unusual: 'high' | 'low', { danger, surface }: Palette) {
  const up = unusual === 'high' ? 1 : -1
  const path = `M${round(x - 7)} ${round(y + 5 * up)}h14l-7 ${-12 * up}z`
  return `<path d="${path}" fill="${danger}" stroke="${surface}" stroke-width="1.5"/>`
}

/** Broken where nothing was measured. */
function line(points: readonly (Point | Gap)[], height: Height, palette: Palette) {
  const { brandInk, surface } = palette
  let isApart = true
  let path = ''
  let dots = ''
  points.forEach((point, index) => {
    if (isGap(point)) {
      isApart = true
      return
    }
    const [x, y] = [centre(index, points.length), height(point.value)]
    path += `${isApart ? 'M' : 'L'}${x} ${y}`
    isApart = false
    dots += point.unusual
      ? outside(x, y, point.unusual, palette)
      : `<circle cx="${x}" cy="${y}" r="4" fill="${brandInk}" stroke="${surface}" stroke-width="1.5"/>`
  })
  return (
    `<path d="${path}" fill="none" stroke="${brandInk}" stroke-width="2" ` +
    `stroke-linejoin="round"/>${dots}`
  )
}

function bars(points: readonly (Point | Gap)[], height: Height, palette: Palette) {
  const width = round(Math.min(28, (paper.width / points.length) * 0.6))
  return points
    .map((point, index) => {
      if (isGap(point)) return ''
      const { value, unusual } = point
      const [top, bottom] = [height(value), height(0)].sort((a, b) => a - b) as [number, number]
      const middle = centre(index, points.length)
      const x = round(middle - width / 2)
      const bar = `<rect x="${x}" y="${top}" width="${width}" height="${round(bottom - top)}" rx="3" fill="${palette.brandInk}"/>`
      return unusual ? bar + outside(middle, top, unusual, palette) : bar
    })
    .join('')
}

/** The upper end is full, the lower one hollow. */
function ranges(points: readonly (RangePoint | Gap)[], height: Height, palette: Palette) {
  return points
    .map((point, index) => {
      if (isGap(point)) return ''
      const { low, high, unusual } = point
      const colour = palette.brandInk
      const x = centre(index, points.length)
      const ends = `M${x} ${height(high)}V${height(low)}`
      const mark = unusual && outside(x, height(unusual === 'high' ? high : low), unusual, palette)
      return (
        `<path d="${ends}" stroke="${colour}" stroke-width="4" opacity="0.5"/>` +
        `<circle cx="${x}" cy="${height(high)}" r="5" fill="${colour}"/>` +
        `<circle cx="${x}" cy="${height(low)}" r="4" fill="${palette.surface}" ` +
        `stroke="${colour}" stroke-width="2.5"/>${mark ?? ''}`
      )
    })
    .join('')
}

function scatter(spots: readonly Spot[], height: Height, { brandInk }: Palette) {
  const place = acrossOn(spots)
  return spots
    .map(({ x, y }) => {
      const at = `cx="${place(x)}" cy="${height(y)}"`
      return `<circle ${at} r="4" fill="${brandInk}" opacity="0.7"/>`
    })
    .join('')
}

function ring(value: number, whole: number, { brandInk, sunken }: Palette) {
  const radius = 64
  const around = 2 * Math.PI * radius
  const share = shareOf(value, whole)
  const circle = `<circle cx="160" cy="80" r="${radius}" fill="none" stroke-width="14"`
  const done =
    `${circle} stroke="${brandInk}" stroke-linecap="round" transform="rotate(-90 160 80)" ` +
    `stroke-dasharray="${round(around * share)} ${round(around)}"/>`
  return `${circle} stroke="${sunken}"/>${share > 0 ? done : ''}`
}

function marks(data: Exclude<ChartData, { kind: 'ring' }>, height: Height, palette: Palette) {
  if (data.kind === 'scatter') return scatter(data.spots, height, palette)
  if (data.kind === 'range') return ranges(data.points, height, palette)
  return (data.kind === 'line' ? line : bars)(data.points, height, palette)
}

function markLine(data: ChartData, height: Height, { warn }: Palette): string {
  const mark = markOf(data)
  if (!mark) return ''
  const path = `M0 ${height(mark.value)}h${paper.width}`
  return `<path d="${path}" stroke="${warn}" stroke-width="1.5" stroke-dasharray="5 4"/>`
}

/** A line through the value that is read out, with a ring around it where several share a line. */
function cursor(data: ChartData, chosen: number, height: Height, { ink, ink3 }: Palette): string {
  const x = placesOf(data)[chosen]
  if (x === undefined) return ''
  const line = `<path d="M${x} ${upward[1]}V${upward[0]}" stroke="${ink3}" stroke-dasharray="3 3"/>`
  const spot = data.kind === 'scatter' ? inOrder(data.spots)[chosen] : undefined
  if (!spot) return line
  return `${line}<circle cx="${x}" cy="${height(spot.y)}" r="7" fill="none" stroke="${ink}"/>`
}

const edges: Partial<Record<Colour, Colour>> = { okSoft: 'ok', brandSoft: 'brandInk' }

/** A ground whose ends are seen also by whoever does not see its colour. */
function band({ from, to, colour }: Band, height: Height, palette: Palette): string {
  const [top, bottom] = [height(to), height(from)]
  const ground = `<rect y="${top}" width="${paper.width}" height="${round(bottom - top)}" fill="${palette[colour]}"/>`
  const edge = edges[colour]
  if (!edge) return ground
  const ends = `M0 ${top}h${paper.width}M0 ${bottom}h${paper.width}`
  return `${ground}<path d="${ends}" stroke="${palette[edge]}" stroke-width="1.5" stroke-dasharray="4 4"/>`
}

function drawing(data: ChartData, palette: Palette, chosen: number): string {
  if (data.kind === 'ring') return ring(data.value, data.whole, palette)
  const axis = axisOf(data)
  if (axis.length === 0) return ''
  const height = heightOn(axis)
  return (
    bandsOf(data)
      .map((one) => band(one, height, palette))
      .join('') +
    rules(axis, height, palette) +
    cursor(data, chosen, height, palette) +
    marks(data, height, palette) +
    markLine(data, height, palette)
  )
}

/** `chosen` is the value that is being read out, counted from the left; -1 is none. */
export const chartImage = (data: ChartData, palette: Palette, chosen = -1): string =>
  dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}">` +
      `${drawing(data, palette, chosen)}</svg>`,
  )
