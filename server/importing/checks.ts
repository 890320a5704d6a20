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

interface Lasting {
  starts_at?: string | undefined
  ends_at?: string | undefined
}

/** Whether something would be over before it begins; each of the two may be written with an offset of its own. */
export const isBackwards = ({ starts_at: starts, ends_at: ends }: Lasting): boolean =>
  starts !== undefined && ends !== undefined && Date.parse(ends) <= Date.parse(starts)

/** What stands in a file with an end before its start. */
export const backwards = (spans: readonly Found<Lasting>[], problem: Problem): string[] =>
  spans
    .filter(({ thing }) => isBackwards(thing))
    .map(({ at }) => problem([...at, 'ends_at'], '结束应晚于开始'))

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
