/** Since which base library WeChat has each call of `wx`, as its own typings say. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const typings = resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')

const member = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:readonly )?(\w+)\s*[?<(:]/g
const needed = /需要基础库：\s*`([\d.]+)`/

function read() {
  const text = readFileSync(typings, 'utf8')
  const calls = text.slice(text.indexOf('interface Wx {'))
  const all = [...calls.matchAll(member)].map(([, comment, name]) => [
    name,
    needed.exec(comment)?.[1] ?? '1.0.0',
  ])
  // of what is declared several times the first stands for all
  return new Map(all.reverse())
}

export const since = read()

export function isNewer(version, floor) {
  const [one, other] = [version, floor].map((text) => text.split('.').map(Number))
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && one[at] > other[at]
}

export const newerThan = (floor) =>
  new Set([...since].filter(([, version]) => isNewer(version, floor)).map(([name]) => name))
