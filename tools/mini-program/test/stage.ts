import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../driver/browser'
import { launch, type MiniProgram } from '../driver/driver'
import type { LaunchOptions } from '../driver/launchOptions'

const fixture = path.join(__dirname, 'fixture')

/** The fixture with another app.json, while a test runs. */
export async function configured(
  change: Record<string, unknown>,
  run: (dist: string) => Promise<void>,
): Promise<void> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-program-'))
  try {
    fs.cpSync(fixture, dist, { recursive: true })
    const file = path.join(dist, 'app.json')
    const config = JSON.parse(fs.readFileSync(file, 'utf8')) as object
    fs.writeFileSync(file, JSON.stringify({ ...config, ...change }))
    await run(dist)
  } finally {
    fs.rmSync(dist, { recursive: true })
  }
}

export type Answer = http.RequestListener

/** A browser, and a server whose answers the test writes. */
export interface Stage {
  browser: Browser
  start(options?: Partial<LaunchOptions>): Promise<MiniProgram>
  close(): Promise<void>
}

export async function setStage(answer: Answer): Promise<Stage> {
  const browser: Browser = await launchBrowser()
  const server = http.createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    browser,
    start: (options) =>
      launch({
        dist: fixture,
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
