import { chromium, type Browser } from 'playwright-core'
import { ensureChromium } from '../../test/chromium.mjs'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium((line) => console.log(line)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  })
