import { setImmediate as others } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { type Layer, paint, plainPicture } from './picture'
import { type Colour, pngOf, unfiltered } from './png'

const pack = promisify(deflate)

/** Milliseconds after which others have their turn. */
const slice = 5

interface Drawing {
  width: number
  height: number
  ground: Colour
  layers: readonly Layer[]
}

/** The layers from back to front as PNG, a few at a time: others are answered in between. */
export async function drawPng({ width, height, ground, layers }: Drawing): Promise<Buffer> {
  const picture = plainPicture(width, height, ground)
  let since = performance.now()
  for (const layer of layers) {
    paint(picture, layer)
    if (performance.now() - since < slice) continue
    await others()
    since = performance.now()
  }
  await others()
  const rows = unfiltered(picture.pixels, height)
  return pngOf({ width, height, bits: 8 }, await pack(rows))
}
