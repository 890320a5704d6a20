import { drawPng } from '@server/drawing/draw'
import { lettersOf } from '@server/drawing/font/typeface'
import { lineOf } from '@server/drawing/text'

interface Licence {
  name: string
  address: string
  licence_no: string
}

const [width, height] = [960, 640]

const linesOf = ({ name, address, licence_no: no }: Licence) => [
  { words: '营业执照', size: 64, y: 150 },
  { words: '示例，只在演示里用', size: 26, y: 210 },
  { words: `统一社会信用代码　${no}`, size: 30, y: 320 },
  { words: `名称　${name}`, size: 30, y: 390 },
  { words: `经营场所　${address}`, size: 30, y: 460 },
]

/** What the demo shows where somebody would have photographed a paper: nobody takes it for one. */
export async function drawLicence(licence: Licence): Promise<Buffer> {
  const lines = linesOf(licence)
  const letters = await lettersOf(lines.map(({ words }) => words).join(''))
  const drawn = lines.map(({ words, size, y }) =>
    lineOf(letters, words, { x: 90, y, size, weight: 500 }),
  )
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="#fffaf0"/>` +
      `<rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" ` +
      `stroke="#b08d3c" stroke-width="6"/><g fill="#333">${drawn.join('')}</g></svg>`,
  )
}
