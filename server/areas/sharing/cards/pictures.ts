import fs from 'node:fs/promises'
import path from 'node:path'
import type { Pasted } from '@server/drawing/draw'
import { squareOf } from '@server/drawing/square'
import { fileOfPicture } from '@server/importing/pictures'

export interface Square {
  left: number
  top: number
  side: number
}

const mark = path.join(__dirname, '../../../static/brand/mark.svg')

const pasted = async (file: string, { left, top, side }: Square): Promise<Pasted> => ({
  left,
  top,
  input: await squareOf(await fs.readFile(file), side),
})

export const brandMark = (place: Square): Promise<Pasted> => pasted(mark, place)

/** A thing's picture where it lies here and can be opened; else the brand's mark. */
export async function pictureIn(place: Square, address: string): Promise<Pasted> {
  const file = fileOfPicture(address)
  return file ? pasted(file, place).catch(() => brandMark(place)) : brandMark(place)
}
