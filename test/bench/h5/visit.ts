import zlib from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { keepNames } from '@linji/mini-program'
import { keepTime, quiet, type Timing } from './timing'

export interface Visit extends Omit<Timing, 'latest'> {
  /** Bytes of script, gzipped. */
  script: number
}

export interface Line {
  /** Milliseconds of one way there and back. */
  latency: number
  /** Kilobits a second. */
  down: number
  up: number
}

const slowdown = 4
/** Longer than a round trip and what it brings: a call that is under way is no quiet. */
const quietFor = 1500

/** A first visit on a cheap phone far from the city: an empty cache, a slow line, a quarter of the speed. */
export async function visit(browser: Browser, url: string, line: Line): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    await slowDown(page, line)
    await page.addInitScript(keepNames)
    await page.addInitScript(keepTime)
    const scripts = collectScripts(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const { latest: _, ...timing } = await page.evaluate(quiet, quietFor)
    return { ...timing, script: await scripts() }
  } finally {
    await context.close()
  }
}

const bytes = (kilobits: number) => (kilobits * 1000) / 8

async function slowDown(page: Page, { latency, down, up }: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function collectScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => zlib.gzipSync(body).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
