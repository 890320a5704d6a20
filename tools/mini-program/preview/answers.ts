import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Network, Relay, RelayedCall } from '../host/relay'
import type { Events } from './events'

/** A call as the list shows it; its parameters and answer are asked for one by one. */
export type CallSummary = Omit<RelayedCall, 'parameters' | 'answer'> & { message: string }

const networks: Network[] = ['online', 'slow', 'offline']
const file = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8')

/** What the preview answers besides the host; tells whether the address was one of its own. */
export function createPreviewAnswers(relay: Relay, events: Events, script: string) {
  const pages: Record<string, (query: URLSearchParams) => { type: string; body: string }> = {
    '': () => ({ type: 'text/html', body: file('page.html') }),
    '/page.css': () => ({ type: 'text/css', body: file('page.css') }),
    '/main.js': () => ({ type: 'text/javascript', body: script }),
    '/calls.json': () => json(relay.calls.map(summaryOf)),
    '/call.json': (query) => json(relay.calls[Number(query.get('number'))] ?? null),
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    if (!/^\/~\/preview(\/|$)/.test(pathname)) return false
    const at = pathname.slice('/~/preview'.length).replace(/\/$/, '')
    if (at === '/events') {
      events.listen(response)
      return true
    }
    if (at === '/network' && request.method === 'POST') {
      const wanted = networks.find((each) => each === searchParams.get('to'))
      if (wanted) relay.setNetwork(wanted)
      response.writeHead(wanted ? 204 : 400).end()
      return true
    }
    const page = pages[at]?.(searchParams)
    if (!page) return false
    const type = `${page.type}; charset=utf-8`
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(page.body)
    return true
  }
}

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })

function summaryOf({ parameters, answer, ...call }: RelayedCall): CallSummary {
  const message =
    typeof answer === 'object' && answer && 'message' in answer ? answer.message : undefined
  return { ...call, message: typeof message === 'string' ? message : '' }
}
