import type { Palette } from '@/tokens/palette'

interface RoofShape {
  left: number
  right: number
  top: number
  eave: number
  tiles: number
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** A tiled roof with a scalloped eave: the motif of the house. */
export const roof = ({ left, right, top, eave, tiles }: RoofShape, palette: Palette): string => {
  const inset = 10
  const tile = (right - left) / tiles
  const slope = (right - left - 2 * inset) / tiles
  const scallops = Array.from({ length: tiles }, (_, index) => {
    const x = left + index * tile
    return `<path d="M${round(x)} ${eave}a${round(tile / 2)} ${round(tile / 2)} 0 0 0 ${round(tile)} 0z" fill="${palette.drawTile}"/>`
  })
  const seams = Array.from({ length: tiles - 1 }, (_, index) => {
    const from = left + inset + (index + 1) * slope
    const to = left + (index + 1) * tile
    return `M${round(from)} ${top}L${round(to)} ${eave}`
  })
  return (
    `<path d="M${left} ${eave}L${left + inset} ${top}H${right - inset}L${right} ${eave}z" fill="${palette.drawTile2}"/>` +
    scallops.join('') +
    `<path d="${seams.join('')}" stroke="${palette.drawTile}" opacity=".55"/>` +
    `<rect x="${left + inset - 4}" y="${top - 4}" width="${right - left - 2 * inset + 8}" height="5" rx="2.5" fill="${palette.drawTile}"/>`
  )
}
