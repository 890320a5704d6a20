import { Bytes } from './bytes'

const steps = [-1, 0, 1] as const

/** Where a weight (400 is plain, 700 bold) lies for the font: from -1 over its first, 0, to 1. */
export function readWeights(fvar: Buffer, avar: Buffer | undefined) {
  const header = new Bytes(fvar, 4)
  const axis = new Bytes(fvar, header.u16() + 4)
  const [least, first, most] = axis.many(3, () => axis.u32() / 0x10000) as [number, number, number]
  const bends = avar ? readBends(avar) : steps.map((at) => [at, at] as const)
  return (weight: number): number => {
    const within = Math.min(most, Math.max(least, weight))
    const room = within < first ? first - least : most - first
    return bent(room === 0 ? 0 : (within - first) / room, bends)
  }
}

type Bend = readonly [from: number, to: number]

function readBends(avar: Buffer): Bend[] {
  const bytes = new Bytes(avar, 8)
  return bytes.many(bytes.u16(), () => [bytes.share(), bytes.share()] as const)
}

function bent(at: number, bends: readonly Bend[]): number {
  const next = bends.findIndex(([from]) => from >= at)
  const [to, before] = [bends[next], bends[next - 1]]
  if (!to || !before) return to ? to[1] : at
  return before[1] + ((at - before[0]) / (to[0] - before[0])) * (to[1] - before[1])
}
