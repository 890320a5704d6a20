import type { Point } from '../sheet'

/** Moves every point of what stands below it. */
export type Transform = (point: Point) => Point

const move =
  (x: number, y = 0): Transform =>
  ([atX, atY]) => [atX + x, atY + y]

const turn = (degrees: number): Transform => {
  const angle = (degrees * Math.PI) / 180
  return ([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]
}

const kinds: Readonly<Record<string, (...given: number[]) => Transform>> = {
  translate: (x = 0, y) => move(x, y),
  scale:
    (across = 1, down = across) =>
    ([x, y]) => [x * across, y * down],
  rotate: (degrees = 0, x = 0, y = 0) => {
    const turned = turn(degrees)
    return (point) => move(x, y)(turned(move(-x, -y)(point)))
  },
}

/** As an attribute says it; what stands last happens first. */
export function transformOf(written = ''): Transform {
  const steps = [...written.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', numbers = '']) => {
    const kind = kinds[name]
    if (!kind) throw new Error(`A drawing that is moved by ${name}`)
    return kind(
      ...numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
  })
  return (point) => steps.reduceRight((at, step) => step(at), point)
}

/** How much longer a line becomes. */
export function growth(transform: Transform): number {
  const [x, y] = transform([0, 0])
  const [rightX, rightY] = transform([1, 0])
  const [downX, downY] = transform([0, 1])
  return Math.sqrt(Math.abs((rightX - x) * (downY - y) - (rightY - y) * (downX - x)))
}
