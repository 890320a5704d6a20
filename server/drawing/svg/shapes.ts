import { type Contour, contoursOfPath } from './path'

export type Attributes = Readonly<Record<string, string>>

/** The outlines of what can be drawn, by its tag. */
export const shapes: Readonly<Record<string, (given: Attributes) => Contour[]>> = {
  path: ({ d = '' }) => contoursOfPath(d),
  circle: (given) => ellipse(given, Number(given.r), Number(given.r)),
  ellipse: (given) => ellipse(given, Number(given.rx), Number(given.ry)),
  rect: ({ x = '0', y = '0', width, height, rx, ry = rx ?? '0' }) => {
    const [w, h] = [Number(width), Number(height)]
    const across = Math.min(Number(rx ?? ry), w / 2)
    const down = Math.min(Number(ry), h / 2)
    const round = (right: number, below: number) => `a${across} ${down} 0 0 1 ${right} ${below}`
    return contoursOfPath(
      `M${Number(x) + across} ${y}h${w - 2 * across}${round(across, down)}v${h - 2 * down}` +
        `${round(-across, down)}h${2 * across - w}${round(-across, -down)}` +
        `v${2 * down - h}${round(across, -down)}z`,
    )
  },
}

const ellipse = ({ cx = '0', cy = '0' }: Attributes, across: number, down: number) => {
  const half = (right: number) => `a${across} ${down} 0 0 1 ${right} 0`
  return contoursOfPath(`M${Number(cx) - across} ${cy}${half(2 * across)}${half(-2 * across)}z`)
}
