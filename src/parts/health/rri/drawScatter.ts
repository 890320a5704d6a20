import type { Canvas } from '@/platform/offscreenCanvasProps'
import { palettes } from '@/tokens/palette'
import { fontOf } from '@/ui/poster/font'
import { wrap } from '@/ui/poster/wrap'
import { forTheDoctor, type Recording } from './rri'
import { scatterLayout, type ScatterLayout, sheet } from './scatterLayout'

type Pen = CanvasRenderingContext2D

/** It is printed and handed on: on white, whatever the phone looks like. */
const { surface, line, ink, ink2, ink3, brandInk } = palettes.light

/** Shown on a phone it is a little smaller, and it is read by old eyes. */
const small = 20

function write(pen: Pen, text: string, x: number, y: number, size = small, colour: string = ink2) {
  pen.font = fontOf(size, colour === ink)
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

function paintAxes(pen: Pen, { plot, ticks }: ScatterLayout): void {
  pen.strokeStyle = line
  pen.lineWidth = 1
  pen.beginPath()
  for (const { x, y } of ticks) {
    pen.moveTo(plot.left, y)
    pen.lineTo(plot.right, y)
    pen.moveTo(x, plot.top)
    pen.lineTo(x, plot.bottom)
  }
  pen.stroke()
  for (const { value, x, y } of ticks) {
    pen.textAlign = 'right'
    write(pen, String(value), plot.left - 6, y, 18)
    pen.textAlign = 'center'
    write(pen, String(value), Math.min(x, plot.right - 16), plot.bottom + 18, 18)
  }
  pen.textAlign = 'left'
}

/** Where neighbours are equal. */
function paintDiagonal(pen: Pen, { plot }: ScatterLayout): void {
  pen.strokeStyle = ink3
  pen.setLineDash([5, 4])
  pen.beginPath()
  pen.moveTo(plot.left, plot.bottom)
  pen.lineTo(plot.right, plot.top)
  pen.stroke()
  pen.setLineDash([])
}

function paintSpots(pen: Pen, { spots }: ScatterLayout): void {
  pen.fillStyle = brandInk
  pen.globalAlpha = 0.6
  for (const { x, y } of spots) {
    pen.beginPath()
    pen.arc(x, y, 2.4, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** The intervals as points, with what they are and whose device they come from below. */
export async function drawScatter(canvas: Canvas, recording: Recording): Promise<void> {
  canvas.width = sheet.width * sheet.scale
  canvas.height = sheet.height * sheet.scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this phone has no canvas')
  pen.scale(sheet.scale, sheet.scale)
  pen.textBaseline = 'middle'
  pen.fillStyle = surface
  pen.fillRect(0, 0, sheet.width, sheet.height)
  const { intervals, at, device, posture_text: posture, sentence } = recording
  const layout = scatterLayout(intervals)
  write(pen, '心跳间隔散点图', 16, 26, 24, ink)
  write(pen, '往上：下一次间隔（毫秒）', 16, 55)
  paintAxes(pen, layout)
  paintDiagonal(pen, layout)
  paintSpots(pen, layout)
  pen.textAlign = 'right'
  write(pen, '往右：这一次间隔（毫秒）', layout.plot.right, layout.plot.bottom + 44)
  pen.textAlign = 'left'
  const widthOf = (text: string) => {
    pen.font = fontOf(small, false)
    return pen.measureText(text).width
  }
  const when = at.slice(0, 16).replace('T', ' ')
  const words = [when, device, posture].filter(Boolean).join('，')
  const lines = [...wrap(words, 2, 328, widthOf), ...wrap(sentence, 3, 328, widthOf), forTheDoctor]
  lines.forEach((text, nth) => write(pen, text, 16, 440 + nth * 26))
}
