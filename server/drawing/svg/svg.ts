import type { Winding } from '../fill'
import type { Layer } from '../picture'
import type { Colour } from '../png'
import type { Point, Stroke } from '../sheet'
import { colourOf } from '../colour'
import { dashesOf, shortened } from './dashes'
import type { Contour } from './path'
import { type Drawn, readDrawing } from './read'
import { type Attributes, shapes } from './shapes'
import { growth, type Transform, transformOf } from './transform'

export interface Square {
  left: number
  top: number
  side: number
}

/**
 * One of our own drawings as layers that fill a square. It says no to what it does not know: a
 * picture is whole or not there.
 */
export function layersOf(svg: string, place: Square): Layer[] {
  const [, box = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  if (!box) throw new Error('A drawing that is not square')
  const scale = place.side / Number(box)
  const onto = ([x, y]: Point): Point => [place.left + x * scale, place.top + y * scale]
  return readDrawing(svg).flatMap((drawn) => layersOfShape(drawn, onto))
}

function layersOfShape(drawn: Drawn, onto: Transform): Layer[] {
  const { tag, own, style, opacity, transforms } = drawn
  const shape = shapes[tag]
  if (!shape) throw new Error(`A drawing with <${tag}>`)
  const contours = shape(own)
  const steps = [onto, ...transforms.map(transformOf)]
  const place: Transform = (point) => steps.reduceRight((at, step) => step(at), point)
  const layers: Layer[] = []
  const fill = paintOf(style.fill ?? '#000')
  if (fill) {
    const winding = (style['fill-rule'] ?? 'nonzero') as Winding
    const outlines = contours.map(({ points }) => points.map(place))
    layers.push({ outlines, colour: fill, opacity, winding })
  }
  const stroke = paintOf(style.stroke ?? 'none')
  if (stroke) {
    const half = Number(style['stroke-width'] ?? 1) / 2
    layers.push({
      outlines: linesOf(contours, style, half).map((line) => line.map(place)),
      colour: stroke,
      opacity: opacity * Number(style['stroke-opacity'] ?? 1),
      radius: half * growth(place),
    })
  }
  return layers
}

const paintOf = (written: string): Colour | undefined =>
  written === 'none' ? undefined : colourOf(written)

/** The pen is round: where a line is cut off at its ends, it stops before them. */
function linesOf(contours: readonly Contour[], style: Attributes, half: number): Stroke[] {
  const isRound = style['stroke-linecap'] === 'round'
  const dashes = style['stroke-dasharray']?.split(/[\s,]+/).map(Number)
  return contours.flatMap(({ points, closed }) => {
    const line = closed ? [...points, points[0]!] : points
    if (closed && !dashes) return [line]
    const lines = dashes ? dashesOf(line, dashes) : [line]
    return isRound ? lines : lines.map((one) => shortened(one, half))
  })
}
