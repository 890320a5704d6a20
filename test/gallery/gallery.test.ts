import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { buildGallery } from '../../tools/gallery/build'
import { launchBrowser } from '../../tools/mini-program/driver/browser'
import { keepNames } from '../../tools/mini-program/driver/find'
import { faintText, overflowing, smallText, tappables } from '../flows/audit'
import { cutText, overlappingText } from './text'

let folder: string
let file: string
let browser: Browser

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'linji-gallery-'))
  file = await buildGallery(folder)
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  await rm(folder, { recursive: true })
})

async function withGallery(look: string, width: number, ask: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  await context.addInitScript(keepNames)
  const page = await context.newPage()
  try {
    await page.goto(`file://${file}#${look}`)
    await page.getByText('暂无数据').waitFor()
    await ask(page)
  } finally {
    await context.close()
  }
}

for (const look of ['light', 'dark', 'elder', 'dark-elder']) {
  describe(`every piece, ${look}`, () => {
    const target = look.includes('elder') ? 60 : 44

    test('has a name and room for a finger', () =>
      withGallery(look, 390, async (page) => {
        const all = await page.evaluate(tappables)
        assert.ok(all.length > 15)
        const poor = all.filter((one) => !one.name || Math.min(one.width, one.height) < target)
        assert.deepEqual(poor, [])
      }))

    test('has text that stands out', () =>
      withGallery(look, 390, async (page) => {
        assert.deepEqual(await page.evaluate(faintText), [])
        if (look.includes('elder')) assert.deepEqual(await page.evaluate(smallText), [])
      }))

    for (const width of [390, 320]) {
      test(`keeps its text whole, apart and on the screen at ${width}`, () =>
        withGallery(look, width, async (page) => {
          assert.deepEqual(await page.evaluate(overflowing), [])
          assert.deepEqual(await page.evaluate(cutText), [])
          assert.deepEqual(await page.evaluate(overlappingText), [])
        }))
    }
  })
}

test('a dialog keeps the focus, and Escape closes it', () =>
  withGallery('light', 390, async (page) => {
    await page.getByRole('button', { name: '退回' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab')
      assert.equal(await dialog.locator(':focus').count(), 1)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.locator(':focus').innerText(), '退回')
  }))
