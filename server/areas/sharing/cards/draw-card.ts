import { drawPng } from '@server/drawing/draw'
import { lettersOf } from '@server/drawing/font/typeface'
import { lineOf, type Style, wrapped } from '@server/drawing/text'
import type { Card } from '../../card'
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
const rowHeight = 42
const firstRow = 282
const brand: Style = { size: 22, weight: 600 }
const lastRow = 374

const below = {
  price: { style: { size: 30, weight: 600 }, colour: colours.goldInk },
  note: { style: { size: 22, weight: 400 }, colour: colours.ink2 },
}

/** The thing above, its name and what it costs on paper below. */
export const drawCard = async (card: Card): Promise<Buffer> =>
  drawPng(await written(card), [await brandMark(mark), await pictureIn(picture, card.picture)])

/** The card without its pictures, from back to front. */
async function written(card: Card): Promise<string> {
  const letters = await lettersOf(`邻集…${card.title}${card.price}${card.note}`)
  const kind = card.price ? 'price' : 'note'
  const rows = wrapped(letters, card.title, { lines: 2, width, style: title })
  const { style, colour } = below[kind]
  const [last = ''] = wrapped(letters, card[kind], { lines: 1, width, style })
  const start = rows.length === 1 ? firstRow + rowHeight / 4 : firstRow
  const line = (words: string, y: number, set: Style & { x?: number }) =>
    lineOf(letters, words, { x: left, y, ...set })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${colours[`t${card.tint}`]}"/>`,
    `<rect y="${panelTop}" width="100%" height="100%" fill="${colours.surface}"/>`,
    `<g fill="${colours.ink}">`,
    line('邻集', 50, { ...brand, x: left + mark.side + 10 }),
    ...rows.map((row, nth) => line(row, start + nth * rowHeight, title)),
    '</g>',
    `<g fill="${colour}">${line(last, lastRow, style)}</g>`,
    '</svg>',
  ].join('')
}
