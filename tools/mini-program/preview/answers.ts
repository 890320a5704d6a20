import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Network, Relay, RelayedCall } from '../host/relay'
import type { Events } from './events'

/** A call as the list shows it; its parameters and answer are asked for one by one. */
export type CallSummary = Omit<RelayedCall, 'parameters' | 'answer'> & { message: string }

const networks: Network[] = ['online', 'slow', 'offline']
const file = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8')

interface Content {
  type: string
  body: string
}

interface Served {
  relay: Relay
  events: Events
  script: string
  /** Gives the query that the app takes its session from; nothing where nobody can be signed in. */
  signIn: (person: string) => Promise<string> | undefined
}

/** What the preview answers besides the host; tells whether the address was one of its own. */
export function createPreviewAnswers({ relay, events, script, signIn }: Served) {
  const pages: Record<string, (query: URLSearchParams) => Content> = {
    '': () => ({ type: 'text/html', body: file('page.html') }),
    '/page.css': () => ({ type: 'text/css', body: file('page.css') }),
    '/panels.css': () => ({ type: 'text/css', body: file('panels.css') }),
    '/main.js': () => ({ type: 'text/javascript', body: script }),
    '/calls.json': () => json(relay.calls.map(summaryOf)),
    '/call.json': (query) => json(relay.calls[Number(query.get('number'))] ?? null),
  }

  const posts: Record<string, (query: URLSearchParams) => Promise<Content> | Content> = {
    '/network': (query) => {
      const wanted = networks.find((each) => each === query.get('to'))
      if (wanted) relay.setNetwork(wanted)
      return json({ network: wanted ?? null })
    },
    '/sign-in': async (query) => json(await outcomeOf(signIn(query.get('person') ?? ''))),
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    if (!/^\/~\/preview(\/|$)/.test(pathname)) return false
    const at = pathname.slice('/~/preview'.length).replace(/\/$/, '')
    if (at === '/events') {
      events.listen(response)
      return true
    }
    const answers = request.method === 'POST' ? posts : pages
    const page = await answers[at]?.(searchParams)
    if (!page) return false
    const type = `${page.type}; charset=utf-8`
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(page.body)
    return true
  }
}

/** Where the app opens signed in, or why it does not. */
export interface SignedIn {
  query?: string
  refused?: string
}

async function outcomeOf(signingIn?: Promise<string>): Promise<SignedIn> {
  try {
    return { query: await signingIn }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

const json = (value: unknown): Content => ({
  type: 'application/json',
  body: JSON.stringify(value),
})

function summaryOf({ parameters, answer, ...call }: RelayedCall): CallSummary {
  const message =
    typeof answer === 'object' && answer && 'message' in answer ? answer.message : undefined
  return { ...call, message: typeof message === 'string' ? message : '' }
}
