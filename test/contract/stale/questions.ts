import { createHash } from 'node:crypto'
import { api, type Path, type ReadPath, type WritePath } from '@contract/api'
import { type Tag, tags } from '@contract/tags'
import type { Stage } from '../stage'
import { readOf, reads, share, writeOf } from './calls'
import type { Values } from './hearing'

/** A read with what it is asked; asked twice with nothing in between it answers the same. */
export interface Question {
  read: ReadPath
  input: object
}

export type Inputs = ReadonlyMap<ReadPath, object>

/** Right input for every read, made before anything is compared: making it changes things. */
export async function makeInputs(stage: Stage): Promise<Inputs> {
  const inputs = new Map<ReadPath, object>()
  for (const read of reads) inputs.set(read, await stage.sample(read, await stage.owner(read)))
  return inputs
}

interface Around {
  inputs: Inputs
  /** The calls of each file of the contract. */
  files: readonly Path[][]
  leftOut: readonly ReadPath[]
  seed: string
}

/**
 * What may show that a write has changed more than it says: the overviews of all nouns, reads that
 * can be asked about the very same thing, and of those that share no noun with it the ones declared
 * beside it and a tenth of the rest. What shares a noun is asked anew by everybody in any case.
 */
export function questionsAround(write: WritePath, about: Values, around: Around): Question[] {
  const { inputs, files, leftOut, seed } = around
  const { touches } = writeOf(write)
  const beside = files.find((calls) => calls.includes(write)) ?? []
  return reads
    .filter((read) => !leftOut.includes(read))
    .flatMap((read) => {
      const sample = inputs.get(read) ?? {}
      const shares = share(readOf(read).of, touches)
      const suspected = beside.includes(read) || isPicked(seed, write, read)
      const same = sameThing(read, about)
      const asked = [
        ...(suspected && !shares ? [sample] : []),
        ...(overviews.has(read) ? [{}] : []),
        ...(same ? [api[read].in.safeParse(same).success ? same : { ...sample, ...same }] : []),
      ]
      const different = new Map(asked.map((input) => [JSON.stringify(input), input]))
      return [...different.values()].map((input) => ({ read, input }))
    })
}

/** Of each noun the reads about little else that need not be told about which thing. */
const overviews = new Set(
  (Object.keys(tags) as Tag[]).flatMap((noun) =>
    reads
      .filter((read) => readOf(read).of.includes(noun) && api[read].in.safeParse({}).success)
      .filter((read) => ['public', 'user'].includes(readOf(read).access))
      .sort((one, other) => readOf(one).of.length - readOf(other).of.length)
      .slice(0, 3),
  ),
)

/** The values of the fields that this read takes as well. */
function sameThing(read: ReadPath, about: Values): Values | null {
  const common = Object.entries(about).filter(([name]) => name in api[read].in.shape)
  return common.length > 0 ? Object.fromEntries(common) : null
}

const isPicked = (...names: string[]) =>
  createHash('sha256').update(names.join(' ')).digest()[0]! < 256 / 10
