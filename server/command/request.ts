import { parseArgs } from 'node:util'

/** What was typed cannot be understood: the usage follows. */
export class Misunderstood extends Error {}

/** The words of a command line and its options, each of which takes a word. */
export function readWords<Name extends string>(words: string[], options: readonly Name[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' }])),
    })
    return { positionals, values: values as Partial<Record<Name, string>> }
  } catch (error) {
    throw new Misunderstood(`选项不正确：${(error as Error).message}`)
  }
}

/** Nothing may follow what was asked. */
export function refuseRest(rest: string[]): void {
  if (rest.length > 0) throw new Misunderstood(`不明白“${rest.join(' ')}”`)
}

export const unknownCommand = (command: string | undefined) =>
  new Misunderstood(command ? `没有“${command}”这个命令` : '要做什么？')
