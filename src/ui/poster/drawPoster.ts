import type { Canvas, LoadPicture } from '@/platform/offscreenCanvasProps'
import { fontOf } from './font'
import { paint } from './paint'
import { poster, type PosterData, posterLayout } from './posterLayout'

export async function drawPoster(
  canvas: Canvas,
  load: LoadPicture,
  data: PosterData,
): Promise<void> {
  canvas.width = poster.width * poster.scale
  canvas.height = poster.height * poster.scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this phone has no canvas')
  const commands = posterLayout(data, (text, size, bold) => {
    pen.font = fontOf(size, bold)
    return pen.measureText(text).width
  })
  pen.scale(poster.scale, poster.scale)
  await paint(pen, commands, load)
}
