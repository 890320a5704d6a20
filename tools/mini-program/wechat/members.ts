import fs from 'node:fs'

/** By name: the library that has the member first, where the typings say it. */
export type Members = ReadonlyMap<string, string | undefined>

/** A comment and the member that it stands before, and no parameter. */
const documented = /(?<![(,]\s*)\/\*\*((?:(?!\*\/)[^])*)\*\/\n {8}(?:readonly )?(\w+)\s*[?<(:]/g
/** Examples in comments close braces too, but begin no declaration after them. */
const end = /\n {4}\}\n {4}(?:type|interface|namespace|\/\*\*)/
const needed = /需要基础库：\s*`(\d+(?:\.\d+)+)`/

let known: Members | undefined

/** The members of `wx`, as WeChat's own typings list them. */
export const members = (): Members => (known ??= read())

function read(): Members {
  const typings = require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
  const text = fs.readFileSync(typings, 'utf8')
  const [wx = ''] = text.slice(text.indexOf('interface Wx {')).split(end)
  const found = new Map<string, string | undefined>()
  for (const [, words = '', name = ''] of wx.matchAll(documented))
    found.set(name, found.get(name) ?? needed.exec(words)?.[1])
  return found
}
