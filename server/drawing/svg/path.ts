import { along } from '../curve'
import type { Point } from '../sheet'
import { arcAlong } from './arc'

export interface Contour {
  points: Point[]
  closed: boolean
}

/** Reads the numbers of path data; the flags of an arc may stand close to what follows. */
function reader(data: string) {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(data)
    if (!found) return undefined
    at = pattern.lastIndex
    return found[1]!
  }
  return {
    command: () => take(/[\s,]*([a-zA-Z])/y),
    number: () => Number(take(/[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y) ?? NaN),
    flag: () => take(/[\s,]*([01])/y) === '1',
    more: () => /^[\s,]*[-+.\d]/.test(data.slice(at)),
  }
}

/** What a path's data says, as lines. */
export function contoursOfPath(data: string): Contour[] {
  const read = reader(data)
  const pen = new Pen()
  for (let command = read.command(); command; command = read.command()) {
    let next = command
    do {
      pen.follow(next, read)
      if (next === 'M' || next === 'm') next = next === 'M' ? 'L' : 'l'
    } while (read.more())
  }
  return pen.contours
}

type Reader = ReturnType<typeof reader>

class Pen {
  readonly contours: Contour[] = []
  private here: Point = [0, 0]
  private bend: Point | undefined

  follow(command: string, read: Reader): void {
    const [fromX, fromY] = command === command.toLowerCase() ? this.here : ([0, 0] as const)
    const point = (): Point => [read.number() + fromX, read.number() + fromY]
    const bend = this.bend
    this.bend = undefined
    switch (command.toUpperCase()) {
      case 'M':
        return this.lift(point())
      case 'L':
        return this.draw([point()])
      case 'H':
        return this.draw([[read.number() + fromX, this.here[1]]])
      case 'V':
        return this.draw([[this.here[0], read.number() + fromY]])
      case 'C':
        return this.curve(point(), point(), point())
      case 'S':
        return this.curve(this.mirrored(bend), point(), point())
      case 'A':
        return this.draw(
          arcAlong({
            from: this.here,
            radii: [read.number(), read.number()],
            turn: read.number(),
            large: read.flag(),
            clockwise: read.flag(),
            to: point(),
          }),
        )
      case 'Z':
        return this.close()
      default:
        throw new Error(`A path with the command ${command}`)
    }
  }

  private lift(to: Point): void {
    this.contours.push({ points: [to], closed: false })
    this.here = to
  }

  private draw(points: readonly Point[]): void {
    if (this.contours.at(-1)?.closed !== false) this.lift(this.here)
    this.contours.at(-1)!.points.push(...points)
    this.here = points.at(-1) ?? this.here
  }

  private curve(first: Point, second: Point, to: Point): void {
    this.draw(along([this.here, first, second, to]))
    this.bend = second
  }

  private mirrored(bend: Point = this.here): Point {
    return [2 * this.here[0] - bend[0], 2 * this.here[1] - bend[1]]
  }

  private close(): void {
    const contour = this.contours.at(-1)
    if (!contour) return
    contour.closed = true
    this.here = contour.points[0]!
  }
}
