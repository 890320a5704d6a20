import { parseArgs } from 'node:util'
import { lines } from '@contract/fields'

/** What was typed cannot be understood: the usage follows. */
export class Misunderstood extends Error {}

const each = <Type extends string>(names: readonly string[], type: Type) =>
  Object.fromEntries(names.map((name) => [name, { type }]))

/** The words of a command line, its options, each of which takes a word, its flags, and who says they give it. */
export function readWords<Name extends string, Flag extends string = never>(
  words: string[],
  options: readonly Name[],
  flags: readonly Flag[] = [],
) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        ...each(['by', ...options], 'string' as const),
        ...each(flags, 'boolean' as const),
      },
    })
    const given = values as Partial<Record<Name | 'by', string>> & Partial<Record<Flag, boolean>>
    return { positionals, values: given, by: given.by === undefined ? '' : readName(given.by) }
  } catch (error) {
    if (error instanceof Misunderstood) throw error
    throw new Misunderstood(`选项不正确：${(error as Error).message}`)
  }
}

/** Of what somebody answers for by name. */
export const readName = (given: string | undefined) => readLine(given, 20, '您的姓名（--by）')

export function readLine(given: string | undefined, most: number, what: string): string {
  const { success, data, error } = lines(most, what).safeParse(given ?? '')
  if (!success) throw new Misunderstood(error.issues[0]?.message ?? what)
  return data.replace(/\s+/g, ' ')
}

/** Nothing may follow what was asked. */
export function refuseRest(rest: string[]): void {
  if (rest.length > 0) throw new Misunderstood(`不明白“${rest.join(' ')}”`)
}

export const unknownCommand = (command: string | undefined) =>
  new Misunderstood(command ? `没有“${command}”这个命令` : '要做什么？')
