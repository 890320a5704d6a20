import fs from 'node:fs/promises'
import path from 'node:path'
import { createRecent } from '@server/recent'
import { type Font, type Glyph, openFont } from './font'

/** Chinese of a web font comes in a hundred files, each for the signs that often stand together. */
const folder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))
const mostOpen = 40
const open = createRecent<Font>(mostOpen)

let listed: Promise<ReadonlyMap<number, string>> | undefined

/** In which of the files a sign is. */
const list = () => (listed ??= readList())

async function readList() {
  const written = await fs.readFile(path.join(folder, 'unicode.json'), 'utf8')
  const files = new Map<number, string>()
  for (const [name, ranges] of Object.entries(JSON.parse(written) as Record<string, string>))
    for (const range of ranges.split(',')) {
      const [first, last] = endsOf(range)
      for (let sign = first; sign <= last; sign++) files.set(sign, name)
    }
  return files
}

/** U+4e00-4e02 or U+4e00 */
function endsOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.trim().replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** [4] is the fourth file of Chinese; others are named by their letters. */
const fileOf = (name: string) =>
  path.join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`)

const fontOf = (name: string) => open(name, async () => openFont(await fs.readFile(fileOf(name))))

/** How signs look; those that the typeface lacks are left out of every line. */
export type Letters = (sign: string, weight: number) => Glyph | undefined

/** Opens the files that these words need. */
export async function lettersOf(words: string): Promise<Letters> {
  const files = await list()
  const opened = new Map<string, Font>()
  for (const sign of new Set(words)) {
    const file = files.get(sign.codePointAt(0)!)
    if (file) opened.set(sign, await fontOf(file))
  }
  return onceEach((sign, weight) => opened.get(sign)?.(sign, weight))
}

/** Lines are measured again and again before they are drawn. */
function onceEach(letters: Letters): Letters {
  const known = new Map<string, Glyph | undefined>()
  return (sign, weight) => {
    const name = `${sign}${weight}`
    if (!known.has(name)) known.set(name, letters(sign, weight))
    return known.get(name)
  }
}
