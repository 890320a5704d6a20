import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './install.mjs'

/** What the file of a build says; the operator's app has one of its own. */
export const environmentOf = (build) =>
  parseEnv(readFileSync(join(root, build === 'iter' ? '.env.iter' : '.env.production'), 'utf8'))

/** Whether an address leads to the machine that asks. */
export const isHere = (url) =>
  url !== undefined && /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/.test(url)
