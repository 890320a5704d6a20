/** `npm run wechat:check [weapp|iter …]`: how much of docs/WECHAT.md the builds and what they are told answer. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import phones from '../../config/phones.js'
import { toldTo } from '../environment.mjs'
import { root } from '../install.mjs'
import { readBuild } from './build.mjs'
import { consolesOf } from './consoles.mjs'
import { nowhere } from './consoles/found.mjs'
import { projectFiles, projectOf } from './project.mjs'

const marks = new Map([
  [false, '✗'],
  [undefined, '·'],
  [true, '✓'],
])

const meanings = { '✗': 'missing', '·': 'for you to see to', '✓': 'seen' }

function lineOf({ title, where, see }, facts) {
  const [found, words] = see(facts)
  const place = found === undefined && where !== nowhere ? ` [${where}]` : ''
  return `${marks.get(found)} ${title}${place}: ${words}`
}

/** By groups, a line for each thing that a console or the server is told. */
export const linesOf = (app, facts) =>
  consolesOf(app).map(([group, rows]) => [group, rows.map((row) => lineOf(row, facts))])

const indented = (line) => `  ${line.replaceAll('\n', '\n      ')}`

function summaryOf(lines) {
  const counts = Object.entries(meanings).map(
    ([mark, meaning]) => `${lines.filter((line) => line.startsWith(mark)).length} ${meaning}`,
  )
  return counts.join(', ')
}

function tell(app) {
  const build = readBuild(join(root, 'dist', app))
  if (!build) {
    console.log(`dist/${app} is not there: npm run build:${app}`)
    return false
  }
  const groups = linesOf(app, { build, env: toldTo(app), phones, project: projectOf(app) })
  const lines = groups.flatMap(([, ofGroup]) => ofGroup)
  const told = groups.flatMap(([group, ofGroup]) => ['', group, ...ofGroup.map(indented)])
  console.log([`dist/${app}: ${summaryOf(lines)}`, ...told, ''].join('\n'))
  return !lines.some((line) => line.startsWith('✗'))
}

function main(named) {
  const apps = Object.keys(projectFiles)
  const unknown = named.filter((app) => !apps.includes(app))
  if (unknown.length > 0) {
    console.log(`${unknown.join(', ')} is none of ${apps.join(', ')}`)
    process.exitCode = 1
    return
  }
  const fine = (named.length > 0 ? named : apps).map(tell)
  console.log('✗ missing   · only you can see, where it says, in mp.weixin.qq.com   ✓ seen')
  console.log('docs/WECHAT.md says of each what to enter, and why.')
  if (!fine.every(Boolean)) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
