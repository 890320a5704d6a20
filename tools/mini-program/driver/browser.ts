import fs from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Where Linux keeps Chromium; of Chrome Playwright knows the place on every system. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

export interface BrowserOptions {
  /** The program; `$CHROMIUM` without it, else a Chromium or Chrome that is installed. */
  executable?: string
  /** More of Chromium's own words. */
  args?: string[]
}

const always = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
]

export function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { executable, args = [] } = options
  const program = executable ?? process.env.CHROMIUM ?? places.find((file) => fs.existsSync(file))
  return chromium.launch({
    ...(program ? { executablePath: program } : { channel: 'chrome' }),
    args: [...always, ...args],
  })
}
