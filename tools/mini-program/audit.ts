/** What WeChat's own audit asks of a page, measured while a test drives the app. */

export interface Area {
  width: number
  height: number
}

/** One page's frame at one moment. */
export interface Measured {
  nodes: number
  depth: number
  /** The parent with the most children. */
  widest: { children: number; parent: string }
  images: { source: string; natural: Area; shown: Area; mode: string }[]
  /** What can be tapped and is smaller than a fingertip. */
  small: { name: string; size: Area }[]
}

/** The worst of everything that was measured while a page was open. */
export interface PageAudit extends Measured {
  route: string
  /** Physical pixels for each pixel of the page. */
  pixelRatio: number
  setData: { count: number; largest: number; perSecond: number }
  /** The most `wx.request` calls that ran at the same time. */
  requestsAtOnce: number
}

/** From where on WeChat marks down. */
export const wechatLimits = {
  nodes: 1000,
  depth: 30,
  children: 60,
  setDataBytes: 256 * 1024,
  requestsAtOnce: 10,
  /** How far an image may be from its own shape. */
  distortion: 0.15,
  tapTarget: 20,
}

export type AuditLimits = typeof wechatLimits

type Rule = (page: PageAudit, limits: AuditLimits) => string[]

const when = (fails: boolean, message: string): string[] => (fails ? [message] : [])
const sizeOf = ({ width, height }: Area) => `${Math.round(width)}×${Math.round(height)}`
const areaOf = ({ width, height }: Area) => width * height

/** Under half a physical pixel too much is rounding, not a waste. */
const isTooLarge = (natural: Area, { width, height }: Area, ratio: number) =>
  areaOf(natural) > (width * ratio + 0.5) * (height * ratio + 0.5)

function isDistorted(natural: Area, shown: Area, limit: number): boolean {
  const change = shown.width / shown.height / (natural.width / natural.height)
  return Math.max(change, 1 / change) > 1 + limit
}

const rules: Rule[] = [
  ({ nodes }, limits) =>
    when(nodes >= limits.nodes, `${nodes} nodes; a page has fewer than ${limits.nodes}`),
  ({ depth }, limits) =>
    when(depth >= limits.depth, `nodes lie ${depth} deep; fewer than ${limits.depth} are allowed`),
  ({ widest: { children, parent } }, limits) =>
    when(
      children > limits.children,
      `${children} children in ${parent}; at most ${limits.children} are allowed`,
    ),
  ({ setData: { largest } }, limits) =>
    when(
      largest > limits.setDataBytes,
      `a setData of ${largest} bytes; at most ${limits.setDataBytes} are allowed`,
    ),
  ({ requestsAtOnce }, limits) =>
    when(
      requestsAtOnce > limits.requestsAtOnce,
      `${requestsAtOnce} requests at once; at most ${limits.requestsAtOnce} are allowed`,
    ),
  ({ images, pixelRatio }) =>
    images
      .filter(({ natural, shown }) => isTooLarge(natural, shown, pixelRatio))
      .map(
        ({ source, natural, shown }) =>
          `the image ${source} is ${sizeOf(natural)} and shown ${sizeOf(shown)}`,
      ),
  ({ images }, { distortion }) =>
    images
      .filter(({ mode }) => mode === 'scaleToFill')
      .filter(({ natural, shown }) => isDistorted(natural, shown, distortion))
      .map(
        ({ source, natural, shown }) =>
          `the image ${source} is bent from ${sizeOf(natural)} to ${sizeOf(shown)}`,
      ),
  ({ small }, limits) =>
    small.map(
      ({ name, size }) =>
        `「${name}」 takes taps on ${sizeOf(size)}; ${limits.tapTarget} px each way are needed`,
    ),
]

/** Counts and sizes that WeChat marks down. How often setData ran is told, not judged. */
export const failuresOf = (page: PageAudit, limits: AuditLimits = wechatLimits): string[] =>
  rules.flatMap((rule) => rule(page, limits)).map((message) => `${page.route}: ${message}`)
