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

/** As a build is told: what stands in the environment goes before its file. */
export const toldTo = (build) => ({ ...environmentOf(build), ...process.env })

/** Why WeChat lets no phone call this address; undefined where it may be named in its console. */
export function objectionTo(url = '') {
  if (!URL.canParse(url)) return 'is no address'
  const { protocol, hostname } = new URL(url)
  if (isHere(url)) return 'is the phone itself'
  if (protocol !== 'https:') return 'is not https'
  if (/^[\d.]+$|^\[/.test(hostname)) return 'names a machine by its number'
  return hostname.includes('.') ? undefined : 'is no name that others know'
}

/** What mini programs call, as far as it is named; the first they cannot do without. */
const hosts = ['TARO_APP_MINI_ORIGIN', 'TARO_APP_API_PRODUCTION', 'TARO_APP_IMAGE_HOST']

/** What keeps a build from being uploaded, a line each. */
export function objectionsTo(told) {
  const named = hosts.filter((name, at) => at === 0 || told[name])
  const unreachable = named
    .map((name) => [name, objectionTo(told[name])])
    .filter(([, objection]) => objection)
    .map(([name, objection]) => `${name}=${told[name] ?? ''} ${objection}`)
  const unsigned = told.SIGNING_SECRET ? [] : ['SIGNING_SECRET is not named: it is the server’s']
  return [...unreachable, ...unsigned]
}
