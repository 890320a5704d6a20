import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AuditLimits, wechatLimits } from '../audit'
import { readBuild, type Build } from '../build/build'
import type { Product } from '../product'
import { bundleClient } from './bundle'
import { createAnswers } from './answers'
import { createRelay, type Relay } from './relay'

export interface Host {
  url: string
  build: Build
  /** What the audit allows a page. */
  limits: AuditLimits
  relay: Relay
  close(): Promise<void>
}

export interface HostOptions {
  /** The folder of the compiled mini program. */
  dist: string
  /** Where requests to this machine really go; without it they go where they say. */
  apiBase?: string
  product?: Product
  /** Where it differs from WeChat's own limits. */
  audit?: Partial<AuditLimits>
  port?: number
}

/** Serves a compiled mini program to a browser on this machine. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { dist, apiBase, product = {}, port = 0 } = options
  const limits = { ...wechatLimits, ...options.audit }
  const build = readBuild(dist)
  const relay = createRelay(apiBase)
  const code = await bundleClient()
  const answer = createAnswers({ build, relay, code, product, audit: limits })
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(error instanceof Error ? error.stack : String(error))
    })
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    build,
    limits,
    relay,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
