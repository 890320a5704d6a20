import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status?: number
  type?: string
  headers?: Record<string, string>
  /** Bytes as they are, anything else as JSON. */
  body: unknown
}

export interface Remote {
  url: string
  close: () => Promise<void>
}

/** Somebody else's HTTP API, on this machine. */
export async function startRemote(
  answer: (url: URL, request: IncomingMessage, body: string) => Answer | Promise<Answer>,
): Promise<Remote> {
  const server = createServer((request, response) => {
    let sent = ''
    request.setEncoding('utf8').on('data', (part: string) => (sent += part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      void Promise.resolve(answer(url, request, sent)).then(
        ({ status = 200, type = 'application/json', headers = {}, body }) => {
          response.writeHead(status, { 'content-type': type, connection: 'close', ...headers })
          response.end(body instanceof Buffer ? body : JSON.stringify(body))
        },
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
