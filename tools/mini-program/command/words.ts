import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What is wrong with a command line or a configuration, in words for whoever wrote it. */
export class Misspelt extends Error {}

/** Every command can be asked for help, and told of another configuration. */
const everywhere = { help: { type: 'boolean' }, config: { type: 'string' } } as const

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = {
  [Name in keyof T]?: T[Name]['type'] extends 'boolean' ? boolean : string
}

/** The words of a command line; one that nobody knows is told in one sentence. */
export function wordsOf<T extends Options>(args: string[], own: T) {
  const options = { ...own, ...everywhere }
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { values: values as Values<T>, positionals }
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/)
    throw new Misspelt(`${sentence.replace(/\.$/, '')}.`)
  }
}

export function addressOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Misspelt(`“${text}” is no address of a server; one looks like http://127.0.0.1:8080.`)
}

export const originsOf = (list: string): string[] =>
  list.split(',').map((each) => new URL(addressOf(each)).origin)
