import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/mini-program/driver/browser'
import {
  launch,
  type LaunchOptions,
  type MiniProgram,
} from '../../tools/mini-program/driver/driver'

export type Answer = http.RequestListener

/** A browser, and a server whose answers the test writes. */
export interface Stage {
  start(options?: Partial<LaunchOptions>): Promise<MiniProgram>
  close(): Promise<void>
}

export async function setStage(answer: Answer): Promise<Stage> {
  const browser: Browser = await launchBrowser()
  const server = http.createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    start: (options) =>
      launch({
        dist: path.join(__dirname, 'fixture'),
        browser,
        apiBase: `http://127.0.0.1:${port}`,
        ...options,
      }),
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
