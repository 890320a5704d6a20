/** The projects that WeChat DevTools opens: one file an app, beside the sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../install.mjs'

export const projectFiles = {
  weapp: 'project.config.json',
  iter: 'projects/iter/project.config.json',
}

export function projectOf(app) {
  const file = projectFiles[app]
  return { file, config: JSON.parse(readFileSync(join(root, file), 'utf8')) }
}

/** What DevTools takes before the project file, on this machine alone. */
const ownSettings = { setting: { urlCheck: false } }

/** DevTools refuses a server that no console lists, such as the one on this machine, unless it is told. */
export function allowThisMachine(app, folder = root) {
  const file = join(dirname(projectFiles[app]), 'project.private.config.json')
  const place = join(folder, file)
  if (existsSync(place)) return undefined
  writeFileSync(place, `${JSON.stringify(ownSettings, null, 2)}\n`)
  return file
}
