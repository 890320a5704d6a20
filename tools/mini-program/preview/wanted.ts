import { parseArgs } from 'node:util'

export interface Wanted {
  dist: string
  /** The server, if one is named. */
  server?: string
  port: number
  domains?: string[]
}

export const usage = `Usage: preview <folder> [server] [options]

  <folder>          the compiled mini program, as dist/weapp
  [server]          where its requests to this machine go, as http://127.0.0.1:8080

  --port N          the port of the page; any free one without it
  --domains A,B     the origins that may be asked, as in WeChat's console; any without it
  --help            this text`

/** What is wrong with the command line, in words. */
export class Misspelt extends Error {}

/** What the command line asks for; nothing where it asks for help. */
export function wantedOf(args: string[]): Wanted | undefined {
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const [dist, server, ...others] = positionals
  if (dist === undefined) throw new Misspelt('Which folder? It comes first.')
  if (others.length > 0) throw new Misspelt(`“${others.join(' ')}” is one word too many.`)
  return {
    dist,
    server: server === undefined ? undefined : addressOf(server),
    port: portOf(values.port),
    domains: values.domains?.split(',').map((each) => new URL(addressOf(each)).origin),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '0' },
        domains: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Misspelt((error as Error).message)
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65536) return port
  throw new Misspelt(`A port is a number from 0 to 65535, not “${text}”.`)
}

function addressOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Misspelt(`“${text}” is no address of a server; one looks like http://127.0.0.1:8080.`)
}
