import fs from 'node:fs/promises'
import path from 'node:path'
import type { Layer } from '@server/drawing/picture'
import { layersOf, type Square } from '@server/drawing/svg/svg'

const folder = path.join(__dirname, '../../../static')
const drawing = /^\/static\/(goods\/[\w-]+\.svg)$/

export const brandMark = async (place: Square): Promise<Layer[]> =>
  layersOf(await fs.readFile(path.join(folder, 'brand/mark.svg'), 'utf8'), place)

/** A thing's picture where it is a drawing of ours that can be drawn whole; else the brand's mark. */
export async function pictureIn(place: Square, address: string): Promise<Layer[]> {
  const [, file] = drawing.exec(address) ?? []
  const svg = file && (await fs.readFile(path.join(folder, file), 'utf8').catch(() => undefined))
  return (svg && drawn(svg, place)) || brandMark(place)
}

function drawn(svg: string, place: Square): Layer[] | undefined {
  try {
    return layersOf(svg, place)
  } catch {
    return undefined
  }
}
