import { launchBrowser } from '@linji/mini-program'
import { ensureChromium } from '../tools/test/chromium.mjs'

/** The browser of all our tests; where there is none it is installed. */
export const openBrowser = () =>
  launchBrowser({ executable: ensureChromium((line) => console.log(line)) })
