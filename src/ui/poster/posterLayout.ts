import { qrStrips } from '@/ui/qr-code/qrStrips'
import { palettes } from '@/tokens/palette'
import { brandMark, house } from './brandDrawings'
import type { Command, Measure, Part } from './drawing'
import { wrap } from './wrap'

export interface PosterData {
  title: string
  /** The address of the picture. */
  picture: string
  /** Where its subject is; the middle unless said. */
  subject?: Part | undefined
  /** 1,200 积分 + ¥9.90 */
  price?: string | undefined
  /** What else there is to read, a line each; as many as have room. */
  figures?: readonly string[] | undefined
  /** Who invites, or until when. */
  note?: string | undefined
  /** What the code opens, and what to do with it. */
  code: string
  /** A picture of it, where one was drawn elsewhere. */
  codePicture?: string | undefined
  codeWords: string
}

/** Paper, drawn three times as large, so that it stays sharp on every phone. */
export const poster = { width: 375, height: 600, scale: 3 } as const

const margin = 24
const inner = poster.width - 2 * margin
const head = 76
const foot = 152
const codeRoom = 112
/** Printed things are the same in every theme. */
const { bg, surface, line: rule, ink, ink2, ink3, goldInk, drawSky } = palettes.light

type Style = Pick<Extract<Command, { draw: 'text' }>, 'size' | 'bold' | 'fill'>

const text = (words: string, x: number, y: number, style: Style): Command => ({
  draw: 'text',
  text: words,
  x,
  y,
  ...style,
})

const rowHeight = 32
const mostFigures = 7
const noteHeight = 26

/** What a poster consists of, from back to front. The picture takes the room the words leave. */
export function posterLayout(data: PosterData, measure: Measure): Command[] {
  const lines = (words: string | undefined, most: number, room: number, style: Style) =>
    wrap(words ?? '', most, room, (part) => measure(part, style.size, style.bold)).map((line) => ({
      line,
      style,
    }))
  const rows = [
    ...lines(data.title, 2, inner, { size: 22, bold: true, fill: ink }),
    ...lines(data.price, 1, inner, { size: 22, bold: true, fill: goldInk }),
    ...(data.figures ?? [])
      .slice(0, mostFigures)
      .flatMap((one) => lines(one, 1, inner, { size: 16, bold: false, fill: ink })),
  ]
  const besideCode = inner - codeRoom - 16
  const notes = [
    ...lines(data.codeWords, 2, besideCode, { size: 16, bold: true, fill: ink }),
    ...lines(data.note, 2, besideCode, { size: 14, bold: false, fill: ink2 }),
  ]
  const height = poster.height - head - foot - 16 - rows.length * rowHeight
  const place = { x: margin, y: head, width: inner, height, radius: 16 }
  const firstRow = head + height + 16 + rowHeight / 2
  const firstNote = poster.height - margin - codeRoom / 2 - ((notes.length - 1) / 2) * noteHeight
  return [
    flat(0, 0, poster.width, poster.height, bg),
    ...brandMark(margin, margin),
    text('邻集', margin + 46, 34, { size: 18, bold: true, fill: ink }),
    text('邻居攒积分，换好物', margin + 46, 52, { size: 12, bold: false, fill: ink3 }),
    { draw: 'box', ...place, fill: drawSky },
    {
      draw: 'picture',
      ...place,
      src: data.picture,
      keeps: data.subject ?? 'middle',
      otherwise: house(place),
    },
    ...rows.map(({ line, style }, row) => text(line, margin, firstRow + row * rowHeight, style)),
    flat(margin, poster.height - foot + 8, inner, 1, rule),
    ...notes.map(({ line, style }, row) => text(line, margin, firstNote + row * noteHeight, style)),
    ...codeCommands(data),
  ]
}

const flat = (x: number, y: number, width: number, height: number, fill: string): Command => ({
  draw: 'box',
  x,
  y,
  width,
  height,
  radius: 0,
  fill,
})

function codeCommands({ code, codePicture }: PosterData): Command[] {
  if (!codePicture) return qrCommands(code)
  const [x, y] = [poster.width - margin - codeRoom, poster.height - margin - codeRoom]
  const place = { x, y, width: codeRoom, height: codeRoom, radius: 8, keeps: 'middle' } as const
  return [{ draw: 'picture', ...place, src: codePicture, otherwise: qrCommands(code) }]
}

/** Squares of whole pixels of the drawing, or a camera sees seams. */
function qrCommands(code: string): Command[] {
  const { size, strips } = qrStrips(code)
  const square = Math.max(1, Math.floor((codeRoom * poster.scale) / size)) / poster.scale
  const side = size * square
  const left = poster.width - margin - side
  const top = poster.height - margin - side
  return [
    { draw: 'box', x: left, y: top, width: side, height: side, radius: 8, fill: surface },
    ...strips.map(({ x, y, width }) =>
      flat(left + x * square, top + y * square, width * square, square, ink),
    ),
  ]
}
