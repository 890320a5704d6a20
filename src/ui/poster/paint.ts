import type { LoadPicture } from '@/platform/offscreenCanvasProps'
import type { Command, Part } from './drawing'
import { fontOf } from './font'
import { inTime } from './inTime'

type Of<D extends Command['draw']> = Extract<Command, { draw: D }>

/** Milliseconds for one picture: some phones never tell that they cannot load a drawing. */
const patience = 4000

/** Draws one after the other, so that what is later lies above. */
export async function paint(
  pen: CanvasRenderingContext2D,
  commands: readonly Command[],
  load: LoadPicture,
): Promise<void> {
  for (const command of commands) {
    if (command.draw === 'box') paintBox(pen, command)
    else if (command.draw === 'shape') paintShape(pen, command)
    else if (command.draw === 'text') paintText(pen, command)
    else await paintPicture(pen, command, load)
  }
}

interface Rounded {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

function outline(pen: CanvasRenderingContext2D, { x, y, width, height, radius }: Rounded): void {
  const right = x + width
  const bottom = y + height
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(right, y, right, bottom, radius)
  pen.arcTo(right, bottom, x, bottom, radius)
  pen.arcTo(x, bottom, x, y, radius)
  pen.arcTo(x, y, right, y, radius)
  pen.closePath()
}

function paintBox(pen: CanvasRenderingContext2D, box: Of<'box'>): void {
  pen.fillStyle = box.fill
  if (box.radius === 0) return pen.fillRect(box.x, box.y, box.width, box.height)
  outline(pen, box)
  pen.fill()
}

function paintShape(pen: CanvasRenderingContext2D, { points, fill, line }: Of<'shape'>): void {
  pen.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  if (fill) {
    pen.fillStyle = fill
    pen.fill()
  }
  if (line) {
    pen.strokeStyle = line.colour
    pen.lineWidth = line.width
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke()
  }
}

function paintText(pen: CanvasRenderingContext2D, command: Of<'text'>): void {
  pen.font = fontOf(command.size, command.bold)
  pen.fillStyle = command.fill
  pen.textBaseline = 'middle'
  pen.fillText(command.text, command.x, command.y)
}

async function paintPicture(
  pen: CanvasRenderingContext2D,
  { src, otherwise, ...place }: Of<'picture'>,
  load: LoadPicture,
): Promise<void> {
  const image = src ? await inTime(load(src), patience).catch(() => undefined) : undefined
  if (!image) return paint(pen, otherwise, load)
  const part = covering(image.width || 1, image.height || 1, place)
  pen.save()
  outline(pen, place)
  pen.clip()
  pen.drawImage(
    image,
    part.x,
    part.y,
    part.width,
    part.height,
    place.x,
    place.y,
    place.width,
    place.height,
  )
  pen.restore()
}

interface Place {
  width: number
  height: number
  keeps: Part
}

/** The part of a picture that has the shape of the place it fills. */
export function covering(
  width: number,
  height: number,
  place: Place,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / place.width, height / place.height)
  const [across, down] = [place.width * scale, place.height * scale]
  const x = (width - across) / (place.keeps === 'right' ? 1 : 2)
  return { x, y: (height - down) / 2, width: across, height: down }
}
