import { dataUri } from '@/format/dataUri'
import { qrStrips } from './qrStrips'

/** Dark on light in every theme: not every reader takes it the other way round. */
export function qrImage(text: string, dark: string, light: string): string {
  const { size, strips } = qrStrips(text)
  const path = strips.map(({ x, y, width }) => `M${x} ${y}h${width}v1h${-width}z`).join('')
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
      `shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${light}"/>` +
      `<path fill="${dark}" d="${path}"/></svg>`,
  )
}
