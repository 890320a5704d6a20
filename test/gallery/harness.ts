import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { keepNames } from '@linji/mini-program'
import { type BuiltGallery, buildGallery } from '../../tools/gallery/build'
import { openBrowser } from '../browser'

export const looks = ['light', 'dark', 'elder', 'dark-elder'] as const

/** Everything is measured at once, so nothing is far from the screen. */
function allNear(): void {
  class Near {
    constructor(private readonly tell: (seen: object[]) => void) {}
    observe(element: Element) {
      const boundingClientRect = element.getBoundingClientRect()
      this.tell([{ isIntersecting: true, boundingClientRect }])
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Near })
}

/** The gallery in a browser of its own, for the tests of one file. */
export function gallery() {
  let folder: string
  let built: BuiltGallery
  let browser: Browser

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'linji-gallery-'))
    built = await buildGallery(folder)
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await rm(folder, { recursive: true })
  })

  async function show(page: Page, look: string): Promise<void> {
    await page.goto('about:blank')
    await page.goto(`file://${built.file}#${look}`)
    await page.getByText('积分规则', { exact: true }).waitFor()
  }

  async function within(
    look: string,
    options: BrowserContextOptions,
    ask: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
    await context.addInitScript(keepNames)
    await context.addInitScript(allNear)
    const page = await context.newPage()
    try {
      await show(page, look)
      await ask(page)
    } finally {
      await context.close()
    }
  }

  return { within, show }
}
