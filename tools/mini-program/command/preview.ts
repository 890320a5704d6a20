import type { Config } from '../Config'
import { startPreview } from '../preview/preview'
import type { Command } from './Command'
import { addressOf, Misspelt, originsOf, wordsOf } from './words'

const usage = `Usage: mini-program preview <folder> [server] [options]

  <folder>          the compiled mini program, as dist/weapp
  [server]          where its requests to this machine go, as http://127.0.0.1:8080

  --port N          the port of the page; any free one without it
  --domains A,B     the origins that may be asked, as in WeChat's console; any without it
  --config FILE     another configuration than mini-program.config.* of this folder
  --help            this text`

const options = {
  port: { type: 'string' },
  domains: { type: 'string' },
} as const

export interface Wanted {
  dist: string
  /** The server, if one is named. */
  server?: string
  port: number
  domains?: string[]
}

export function wantedOf(args: string[]): Wanted {
  const { values, positionals } = wordsOf(args, options)
  const [dist, server, ...others] = positionals
  if (dist === undefined) throw new Misspelt('Which folder? It comes first.')
  if (others.length > 0) throw new Misspelt(`“${others.join(' ')}” is one word too many.`)
  return {
    dist,
    server: server === undefined ? undefined : addressOf(server),
    port: portOf(values.port ?? '0'),
    domains: values.domains === undefined ? undefined : originsOf(values.domains),
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65536) return port
  throw new Misspelt(`A port is a number from 0 to 65535, not “${text}”.`)
}

async function open({ dist, port, ...wanted }: Wanted, { product, preview = {} }: Config) {
  const server = wanted.server ?? preview.server
  const domains = wanted.domains ?? product?.domains
  const all = { ...product, ...preview, domains }
  const { url } = await startPreview({ dist, port, apiBase: server, product: all })
  console.log(`The mini program of ${dist}: ${url}`)
  if (!server) return console.log('It asks the servers that it names; a new build shows by itself.')
  console.log(`It asks the server at ${server}; a new build shows by itself.`)
  if (await answers(server)) return
  console.error(`No server answers at ${server} yet: until it does, pages come without their data.`)
}

const answers = (server: string): Promise<boolean> =>
  fetch(server, { signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  )

function inWords(error: unknown, build?: string): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'That port is taken; choose another one with --port.'
  if (code === 'EACCES') return 'That port may not be used; choose one above 1023 with --port.'
  if (!/app\.json is missing/.test(message)) return undefined
  return build ? `${message}. Build it first: ${build}.` : `${message}.`
}

export const preview: Command = {
  about: 'shows a compiled mini program in a browser, with what it does while it runs',
  usage,
  run: async (args, config) => {
    try {
      await open(wantedOf(args), config)
      return true
    } catch (error) {
      const words = inWords(error, config.preview?.build)
      throw words === undefined ? error : new Misspelt(words)
    }
  },
}
