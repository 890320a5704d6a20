import type { Layer } from '@server/drawing/picture'
import type { Stroke } from '@server/drawing/sheet'
import { lettersOf } from '@server/drawing/font/typeface'
import { lineOf, type Style, wrapped } from '@server/drawing/text'
import type { Card } from './card'
import { colours } from './look'
import { brandMark, pictureIn } from './pictures'

/** As chats show it. The timeline cuts off the sides, so everything stands in the middle square. */
export const size = { width: 500, height: 400 }
const left = 60
const width = size.width - 2 * left

const mark = { left, top: 24, side: 36 }
const picture = { left: 158, top: 40, side: 184 }
const panelTop = 240
const title: Style = { size: 34, weight: 600 }
const rowHeight = 44
const firstRow = 286
const brand: Style = { size: 22, weight: 600 }
const lastRow = 370

const below = {
  price: { style: { size: 30, weight: 600 }, colour: colours.goldInk },
  note: { style: { size: 22, weight: 400 }, colour: colours.ink2 },
}

const panel: Stroke = [
  [0, panelTop],
  [size.width, panelTop],
  [size.width, size.height],
  [0, size.height],
]

/** From back to front: the thing above, its name and what it costs on paper below. */
export async function compose(card: Card): Promise<Layer[]> {
  const letters = await lettersOf(`邻集…${card.title}${card.price}${card.note}`)
  const kind = card.price ? 'price' : 'note'
  const rows = wrapped(letters, card.title, { lines: 2, width, style: title })
  const { style, colour } = below[kind]
  const [last = ''] = wrapped(letters, card[kind], { lines: 1, width, style })
  const start = rows.length === 1 ? firstRow + rowHeight / 4 : firstRow
  const line = (words: string, y: number, set: Style, x = left) =>
    lineOf(letters, words, { x, y, ...set })
  return [
    { outlines: [panel], colour: colours.surface },
    ...(await brandMark(mark)),
    { outlines: line('邻集', 50, brand, left + mark.side + 10), colour: colours.ink },
    ...(await pictureIn(picture, card.picture)),
    ...rows.map((row, nth) => ({
      outlines: line(row, start + nth * rowHeight, title),
      colour: colours.ink,
    })),
    { outlines: line(last, lastRow, style), colour },
  ]
}
