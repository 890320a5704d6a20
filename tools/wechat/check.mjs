/** `npm run wechat:check [weapp|iter …]`: how much of docs/WECHAT.md the builds and what they are told answer. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import phones from '../../config/phones.js'
import { toldTo } from '../environment.mjs'
import { root } from '../install.mjs'
import { readBuild } from './build.mjs'
import { consolesOf } from './consoles.mjs'
import { projectFiles, projectOf } from './project.mjs'

const markOf = (found) => (found === undefined ? '·' : found ? '✓' : '✗')

/** A line each, `✗` where something is missing. */
export const linesOf = (app, facts) =>
  consolesOf(app).map(({ title, see }) => {
    const [found, words] = see(facts)
    return `${markOf(found)} ${title}: ${words}`
  })

function tell(app) {
  const build = readBuild(join(root, 'dist', app))
  if (!build) {
    console.log(`dist/${app} is not there: npm run build:${app}`)
    return false
  }
  const lines = linesOf(app, { build, env: toldTo(app), phones, project: projectOf(app) })
  console.log([`dist/${app}`, ...lines].join('\n'))
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
  console.log('✓ seen   ✗ missing   · only you can see, in mp.weixin.qq.com (docs/WECHAT.md)')
  if (!fine.every(Boolean)) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
