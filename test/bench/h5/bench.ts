import fs from 'node:fs'
import { until } from '@linji/mini-program'
import { openBrowser } from '../../browser'
import { startServer } from '../../server/harness/startServer'
import { median } from '../median'
import { buildBare } from './buildBare'
import { serveBuild } from './serveBuild'
import { type Line, visit, type Visit } from './visit'

const visits = 5

/** What is called a slow 4G: by the tools of a laboratory, and as it is met in a village. */
const lines: readonly (Line & { name: string; first: number; largest: number })[] = [
  { name: 'laboratory', latency: 562.5, down: 1474.56, up: 675, first: 1.5, largest: 5 },
  { name: 'village', latency: 150, down: 1600, up: 750, first: 0.8, largest: 2.8 },
]

interface Figure {
  of: 'script' | 'firstPaint' | 'largest' | 'blocking' | 'shift'
  name: string
  unit: string
  scale: number
  digits: number
  /** What it may be at most; a busy machine slows the bare page of the same run too. */
  most: (bare: number, line: (typeof lines)[number]) => number
}

const figures: readonly Figure[] = [
  { of: 'script', name: 'JavaScript gz', unit: 'KB', most: () => 140, scale: 1 / 1024, digits: 1 },
  {
    of: 'firstPaint',
    name: 'first paint',
    unit: 's',
    most: (_, { first }) => first,
    scale: 1e-3,
    digits: 2,
  },
  {
    of: 'largest',
    name: 'largest paint',
    unit: 's',
    most: (_, { largest }) => largest,
    scale: 1e-3,
    digits: 2,
  },
  {
    of: 'blocking',
    name: 'blocking',
    unit: 'ms',
    most: (bare) => Math.max(120, bare),
    scale: 1,
    digits: 0,
  },
  { of: 'shift', name: 'layout shift', unit: '', most: () => 0.02, scale: 1, digits: 3 },
]

/** Home and a bare Taro page, in turns, so that both meet the same machine. Fails over a limit. */
export async function bench() {
  console.log('Building a bare Taro page …')
  const folder = buildBare()
  const bare = await serveBuild(folder)
  const server = await startServer({ env: { LOG_LEVEL: 'warn' }, h5: true })
  const browser = await openBrowser()
  try {
    await until('the compressed app', () => isCompressed(server.url))
    for (const line of lines) {
      const home: Visit[] = []
      const other: Visit[] = []
      for (let nth = 0; nth < visits; nth++) {
        home.push(await visit(browser, `${server.url}/index`, line))
        other.push(await visit(browser, bare.url, line))
      }
      print(line, home, other)
    }
  } finally {
    await browser.close()
    await server.stop()
    await bare.close()
    fs.rmSync(folder, { recursive: true })
  }
}

async function isCompressed(url: string): Promise<boolean> {
  const page = await (await fetch(`${url}/index`)).text()
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, file]) => file)
  const answers = await Promise.all(
    scripts.map((file) => fetch(url + file, { headers: { 'accept-encoding': 'gzip' } })),
  )
  return answers.every(({ headers }) => headers.get('content-encoding') === 'gzip')
}

function print(line: (typeof lines)[number], home: Visit[], bare: Visit[]): void {
  const where = `${line.name}, ${line.latency} ms, ${line.down} kbit/s`
  console.log(
    `medians of ${visits}, cold, CPU ÷4, ${where}`.padEnd(68) + 'home  bare page     limit',
  )
  for (const { of, name, unit, most, scale, digits } of figures) {
    const [ours, theirs] = [home, bare].map((all) => median(all.map((one) => one[of])) * scale)
    const cell = (value: number) => value.toFixed(digits).padStart(11)
    const allowed = most(theirs!, line)
    const over = ours! > allowed
    if (over) process.exitCode = 1
    const limit = `${allowed.toFixed(digits).padStart(10)} ${unit}${over ? '  exceeded' : ''}`
    console.log(name.padEnd(61) + cell(ours!) + cell(theirs!) + limit)
  }
  console.log(`largest: ${home[0]!.largestOf}`)
}
