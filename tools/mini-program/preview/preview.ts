import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBuild } from '../build/build'
import { createAnswers } from '../host/answers'
import { bundle, bundleClient } from '../host/bundle'
import { createRelay } from '../host/relay'
import { createEvents } from './events'
import { createPreviewAnswers } from './answers'
import type { PreviewProduct } from './facts'
import { watchBuild } from './watch'

export interface Preview {
  url: string
  close(): Promise<void>
}

export interface PreviewOptions {
  /** The folder of the compiled mini program. */
  dist: string
  /** Where requests to this machine really go; without it they go where they say. */
  apiBase?: string
  product?: PreviewProduct
  port?: number
}

/** The host with a page around the phone, on one address for as long as it runs: storage hangs on it. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { dist, apiBase, product = {}, port = 0 } = options
  const relay = createRelay(apiBase)
  const build = readBuild(dist)
  const [code, script] = await Promise.all([bundleClient(), bundle('preview/browser/main', 'esm')])
  const events = createEvents()
  const signIn = (person: string) => (apiBase ? product.signIn?.(apiBase, person) : undefined)
  const answerPreview = createPreviewAnswers({ relay, events, script, signIn })
  let answer = createAnswers({ build, relay, code, product })

  /** Half a build cannot be read; the rest of it is a change again. */
  const readAgain = () => {
    try {
      answer = createAnswers({ build: readBuild(dist), relay, code, product })
      events.tell('built')
    } catch {
      events.tell('broken')
    }
  }
  const server = http.createServer((request, response) => {
    const answerEither = async () => {
      if (!(await answerPreview(request, response))) await answer(request, response)
    }
    answerEither().catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(error instanceof Error ? error.stack : String(error))
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready)
  })
  const unwatch = watchBuild(dist, readAgain)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/~/preview`,
    close: () =>
      new Promise((closed) => {
        unwatch()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
