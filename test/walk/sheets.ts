import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'

export interface Shot {
  file: string
  caption: string
}

const columns = 6
const perSheet = columns * 2
const width = 264

/** Many pages on one picture, for somebody who looks at all of them. */
export async function writeSheets(browser: Browser, shots: readonly Shot[], name: string) {
  const page = await browser.newPage({
    viewport: { width: columns * (width + 8) + 8, height: 600 },
  })
  const files: string[] = []
  for (let at = 0; at < shots.length; at += perSheet) {
    const cells = shots.slice(at, at + perSheet).map(cellOf)
    await page.setContent(`<style>${style}</style>${cells.join('')}`)
    const file = `${name}-${String(files.length + 1).padStart(2, '0')}.png`
    await page.screenshot({ path: file, fullPage: true })
    files.push(file)
  }
  await page.close()
  return files.map((file) => path.basename(file))
}

const style = `
  body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; background: #888 }
  figure { width: ${width}px; margin: 0; font: 12px/16px sans-serif; overflow: hidden; white-space: nowrap }
  img { display: block; width: 100% }`

function cellOf({ file, caption }: Shot): string {
  const picture = fs.readFileSync(file).toString('base64')
  const words = caption.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<figure>${words}<img src="data:image/jpeg;base64,${picture}"></figure>`
}
