/**
 * Draws the tab bar's icons of the mini program (it takes pictures, not SVG) from src/ui/icons, once
 * for each theme: `node --import tsx tools/draw-tab-icons.mjs`. Run it again when an icon changes.
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright-core'

const require = createRequire(import.meta.url)
const { drawings } = require('../src/ui/icons/drawings.ts')
const { palettes } = require('../src/tokens/palette.ts')

const size = 81
const names = ['home', 'shop', 'calendar', 'user']
const folder = path.resolve('src/static/tabs')

const looks = Object.entries(palettes).flatMap(([theme, palette]) => [
  { suffix: theme, line: palette.ink3, fill: 'none' },
  { suffix: `${theme}-on`, line: palette.brandInk, fill: palette.brandSoft },
])

function svg(name, { line, fill }) {
  const body = drawings[name].replace(/ \{f\}/g, ` fill="${fill}"`).replace(/ \{[ad]\}/g, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30" width="${size}" height="${size}" ` +
    `fill="none" stroke="${line}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
  )
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: size, height: size } })
fs.mkdirSync(folder, { recursive: true })
for (const name of names) {
  for (const look of looks) {
    await page.setContent(`<body style="margin:0">${svg(name, look)}</body>`)
    const file = path.join(folder, `${name}-${look.suffix}.png`)
    await page.screenshot({ path: file, omitBackground: true })
    console.log(path.relative('.', file))
  }
}
await browser.close()
