import { isThere } from './pictures'

/** A thing of a file and where it stands there. */
export interface Found<Thing> {
  thing: Thing
  at: readonly PropertyKey[]
}

type Problem = (path: readonly PropertyKey[], message: string) => string

/** What stands in a file twice that may stand there once. */
export function repeated(names: readonly Found<string>[], problem: Problem): string[] {
  const seen = new Set<string>()
  return names
    .filter(({ thing }) => seen.size === seen.add(thing).size)
    .map(({ thing, at }) => problem(at, `“${thing}”前面已经有了`))
}

export const missingPictures = (pictures: readonly Found<string>[], problem: Problem): string[] =>
  pictures
    .filter(({ thing }) => !isThere(thing))
    .map(({ thing, at }) => problem(at, `server/static 里没有 ${thing}`))

/** What is named and is not there. */
export const unknown = (
  names: readonly Found<string | undefined>[],
  known: { has: (name: string) => boolean },
  { problem, words }: { problem: Problem; words: (name: string) => string },
): string[] =>
  names.flatMap(({ thing, at }) =>
    thing === undefined || known.has(thing) ? [] : [problem(at, words(thing))],
  )
