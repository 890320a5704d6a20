import type { ServerResponse } from 'node:http'

export interface Events {
  /** Keeps the answer open; the page hears of everything told from now on. */
  listen(response: ServerResponse): void
  tell(event: string): void
}

/** Server-sent events to every open preview page. */
export function createEvents(): Events {
  const listening = new Set<ServerResponse>()
  return {
    listen(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(': open\n\n')
      listening.add(response)
      response.on('close', () => listening.delete(response))
    },
    tell(event) {
      for (const response of listening) response.write(`event: ${event}\ndata:\n\n`)
    },
  }
}
