import { fillOutlines, type Winding } from './fill'
import type { Colour } from './png'
import { blankSheet, draws, type Sheet, type Stroke } from './sheet'
import { drawStroke } from './stroke'

/** Red, green and blue of each pixel, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** One colour over what lies below it. */
export interface Layer {
  outlines: readonly Stroke[]
  colour: Colour
  opacity?: number
  winding?: Winding
  /** Half the width of a line along the outlines; where it is left out, they are filled. */
  radius?: number
}

export function plainPicture(width: number, height: number, colour: Colour): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * 3; at += 3) pixels.set(colour, at)
  for (let row = 1; row < height; row++) pixels.copyWithin(row * width * 3, 0, width * 3)
  return { width, height, pixels }
}

/** Works on the part of the picture alone that the layer may touch. */
export function paint(picture: Picture, layer: Layer): void {
  const part = touched(picture, layer)
  if (part.width <= 0 || part.height <= 0) return
  const sheet = blankSheet(part.width, part.height)
  const { radius, winding } = layer
  if (radius === undefined) fillOutlines(sheet, moved(layer, part.left, part.top), winding)
  else
    for (const line of moved(layer, part.left + middle, part.top + middle))
      drawStroke(sheet, line, { radius, press: draws })
  stain(picture, sheet, part, layer)
}

/** A pen goes by the middles of pixels. */
const middle = 0.5

const moved = ({ outlines }: Layer, left: number, top: number): Stroke[] =>
  outlines.map((outline) => outline.map(([x, y]) => [x - left, y - top] as const))

interface Part {
  left: number
  top: number
  width: number
  height: number
}

function touched({ width, height }: Picture, { outlines, radius = 0 }: Layer): Part {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const outline of outlines)
    for (const [x, y] of outline) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const reach = radius + 1
  left = Math.max(0, Math.floor(left - reach))
  top = Math.max(0, Math.floor(top - reach))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(right + reach)) - left,
    height: Math.min(height, Math.ceil(bottom + reach)) - top,
  }
}

function stain(picture: Picture, { width, ink }: Sheet, part: Part, layer: Layer): void {
  const { colour, opacity = 1 } = layer
  const { pixels } = picture
  for (let at = 0; at < ink.length; at++) {
    const share = Math.min(1, ink[at]! * opacity)
    if (share === 0) continue
    const [x, y] = [part.left + (at % width), part.top + Math.floor(at / width)]
    const pixel = (y * picture.width + x) * 3
    for (let hue = 0; hue < 3; hue++) {
      const below = pixels[pixel + hue]!
      pixels[pixel + hue] = Math.round(below + (colour[hue as 0 | 1 | 2] - below) * share)
    }
  }
}
