import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { passes } from './passes'
import { type Look, type Platform, walk } from './walk'

const usage = `npm run walk -- [--app h5|weapp|iter] [--area campaign] [--pass NAME] [--look plain|elder] [--out DIR]
passes: ${passes.map(({ name }) => name).join(', ')}`

/** Every page of an app in every state, with its complaints and its picture. */
async function main() {
  const { values } = parseArgs({
    options: {
      app: { type: 'string', default: 'h5' },
      area: { type: 'string' },
      pass: { type: 'string', multiple: true },
      look: { type: 'string', multiple: true },
      out: { type: 'string', default: 'coverage/walk' },
    },
  })
  const { app, area, out } = values
  const chosen = passes.filter(({ name }) => !values.pass || values.pass.includes(name))
  const looks = values.look ?? ['plain', 'elder']
  const known =
    ['h5', 'weapp', 'iter'].includes(app) && looks.every((look) => /^(plain|elder)$/.test(look))
  if (!known || chosen.length === 0) throw new Error(usage)
  const complaints = await walk({
    app: app as Platform,
    area,
    passes: chosen,
    looks: looks as Look[],
    out,
    say: (line) => console.log(line),
  })
  const lines = complaints.map(({ where, what }) => `${where}: ${what}`)
  fs.writeFileSync(path.join(out, 'complaints.txt'), lines.join('\n'))
  console.log(lines.join('\n'))
  console.log(`${complaints.length} complaints; the pages are on the sheets in ${out}`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
