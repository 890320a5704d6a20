import path from 'node:path'
import type { Config } from '../Config'
import { launch, type MiniProgram } from '../driver/driver'
import type { Command } from './Command'
import { addressOf, Misspelt, originsOf, wordsOf } from './words'

const usage = `Usage: mini-program test <folder> [page …] [options]

  <folder>          the compiled mini program, as dist/weapp
  [page …]          what is opened, as pages/goods/page?id=7; every page of app.json without one

  --server URL      where its requests to this machine go
  --domains A,B     the origins that may be asked, as in WeChat's console; any without it
  --library X       WeChat's base library
  --shots DIR       where a picture of each page goes
  --config FILE     another configuration than mini-program.config.* of this folder
  --help            this text

Opens each page in Chromium as a scanned code would, and tells what went wrong, what WeChat has and
this tool does not, and what WeChat's audit would mark down. $CHROMIUM names the browser.`

const options = {
  server: { type: 'string' },
  domains: { type: 'string' },
  library: { type: 'string' },
  shots: { type: 'string' },
} as const

export interface Wanted {
  dist: string
  pages: string[]
  server?: string
  domains?: string[]
  library?: string
  shots?: string
}

export function wantedOf(args: string[]): Wanted {
  const { values, positionals } = wordsOf(args, options)
  const [dist, ...pages] = positionals
  if (dist === undefined) throw new Misspelt('Which folder? It comes first.')
  return {
    dist,
    pages: pages.map((page) => page.replace(/^\//, '')),
    server: values.server === undefined ? undefined : addressOf(values.server),
    domains: values.domains === undefined ? undefined : originsOf(values.domains),
    library: values.library,
    shots: values.shots,
  }
}

/** What is wrong with a page once it stands still. */
async function visit(app: MiniProgram, page: string): Promise<string[]> {
  const [route = '', query = ''] = page.split('?')
  await app.start(route, query)
  await app.standStill()
  const { violations } = await app.report()
  return [...(await app.errors()), ...violations]
}

async function visitAll(app: MiniProgram, { pages, shots }: Wanted): Promise<boolean> {
  const all = pages.length > 0 ? pages : app.host.build.manifest.pages
  let wrong = 0
  for (const page of all) {
    const complaints = await visit(app, page)
    console.log(`${complaints.length > 0 ? '✗' : '✓'} ${page}`)
    for (const each of complaints) console.error(`  ${each}`)
    if (shots) await app.shot(path.join(shots, `${page.replace(/\W+/g, '-')}.png`))
    wrong += complaints.length
  }
  const { failures } = await app.audit()
  for (const each of failures) console.error(`audit: ${each}`)
  console.log(`${all.length} pages, ${wrong} complaints, ${failures.length} of the audit`)
  return wrong + failures.length === 0
}

export const testPages: Command = {
  about: "opens its pages one by one, and tells what goes wrong and what WeChat's audit would say",
  usage,
  run: async (args: string[], { product, preview, audit }: Config) => {
    const wanted = wantedOf(args)
    const app = await launch({
      dist: wanted.dist,
      apiBase: wanted.server ?? preview?.server,
      product: { ...product, domains: wanted.domains ?? product?.domains },
      library: wanted.library,
      audit,
    })
    try {
      return await visitAll(app, wanted)
    } finally {
      await app.close()
    }
  },
}
