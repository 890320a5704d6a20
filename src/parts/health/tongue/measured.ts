import type { Out } from '@contract/api'

export type Lists = Out<'/tp5/api/ExchangeShop/HealthTongue/lists'>
export type Photograph = Out<'/tp5/api/ExchangeShop/HealthTongue/analyse'>
export type Rules = Lists['rules']

/** How a photograph came out. */
export interface Measured {
  /** The mean of all that is in it, from 0 for black to 255 for white. */
  brightness: number
  /** How much neighbouring places differ; what is blurred differs little. */
  sharpness: number
  /** Its shorter side in pixels. */
  side: number
}

/** How light each place is, from red, green, blue and what shows through. */
function greysOf(pixels: ArrayLike<number>): Float32Array {
  const greys = new Float32Array(Math.floor(pixels.length / 4))
  for (let at = 0; at < greys.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    greys[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return greys
}

/** Each place against the four around it, on the mean. */
function sharpnessOf(greys: Float32Array, width: number): number {
  const height = Math.floor(greys.length / width)
  const grey = (x: number, y: number) => greys[y * width + x] ?? 0
  let sum = 0
  let count = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const around = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1)
      sum += Math.abs(4 * grey(x, y) - around)
      count++
    }
  return count === 0 ? 0 : sum / count
}

export function measuredOf(
  pixels: ArrayLike<number>,
  width: number,
): Pick<Measured, 'brightness' | 'sharpness'> {
  const greys = greysOf(pixels)
  const brightness = greys.reduce((sum, one) => sum + one, 0) / Math.max(1, greys.length)
  return { brightness, sharpness: sharpnessOf(greys, width) }
}

interface Fault {
  isIn: (measured: Measured, rules: Rules) => boolean
  says: string
}

/** What can be wrong with a photograph, and what to do about it. */
const known: readonly Fault[] = [
  { isIn: ({ brightness }, { dark }) => brightness < dark, says: '太暗了，请面对窗户或者开灯再拍' },
  { isIn: ({ brightness }, { bright }) => brightness > bright, says: '太亮了，请避开直射的光再拍' },
  {
    isIn: ({ sharpness }, { blurred }) => sharpness < blurred,
    says: '不够清楚，请把手机拿稳、离近一点再拍',
  },
  { isIn: ({ side }, { least }) => side < least, says: '照片太小，请用相机拍，不要用截图' },
]

export const faultsOf = (measured: Measured, rules: Rules): string[] =>
  known.filter(({ isIn }) => isIn(measured, rules)).map(({ says }) => says)
