import fs from 'node:fs'
import { launchBrowser } from '../../../tools/mini-program/driver/browser'
import { until } from '../../../tools/mini-program/driver/find'
import { startServer } from '../../server/harness/startServer'
import { buildBare } from './buildBare'
import { serveBuild } from './serveBuild'
import { visit, type Visit } from './visit'

const visits = 5

const figures = [
  { of: 'script', name: 'JavaScript gz', unit: 'KB', most: 140, scale: 1 / 1024, digits: 1 },
  { of: 'firstPaint', name: 'first paint', unit: 's', most: 0.8, scale: 1 / 1000, digits: 2 },
  { of: 'largest', name: 'largest paint', unit: 's', most: 2.8, scale: 1 / 1000, digits: 2 },
  { of: 'blocking', name: 'blocking', unit: 'ms', most: 100, scale: 1, digits: 0 },
  { of: 'shift', name: 'layout shift', unit: '', most: 0.02, scale: 1, digits: 3 },
] as const

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Home and a bare Taro page, in turns, so that both meet the same machine. Fails over a limit. */
export async function bench() {
  console.log('Building a bare Taro page …')
  const folder = buildBare()
  const bare = await serveBuild(folder)
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } })
  const browser = await launchBrowser()
  try {
    await until('the compressed app', () => isCompressed(server.url))
    const home: Visit[] = []
    const other: Visit[] = []
    for (let nth = 0; nth < visits; nth++) {
      home.push(await visit(browser, `${server.url}/index`))
      other.push(await visit(browser, bare.url))
    }
    print(home, other)
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

function print(home: Visit[], bare: Visit[]): void {
  console.log(
    `medians of ${visits}, cold, slow 4G, CPU ÷4`.padEnd(40) + 'home  bare page     limit',
  )
  for (const { of, name, unit, most, scale, digits } of figures) {
    const [ours, theirs] = [home, bare].map((all) => median(all.map((one) => one[of])) * scale)
    const cell = (value: number) => value.toFixed(digits).padStart(11)
    const over = ours! > most
    if (over) process.exitCode = 1
    const limit = `${String(most).padStart(10)} ${unit}${over ? '  exceeded' : ''}`
    console.log(name.padEnd(33) + cell(ours!) + cell(theirs!) + limit)
  }
  console.log(`largest: ${home[0]!.largestOf}`)
}
