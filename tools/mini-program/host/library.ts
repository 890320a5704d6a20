import fs from 'node:fs'

/** Since which base library each member of `wx` is there; most have been there from the first. */
export type Library = Record<string, string>

const oldest = '1.0.0'
const member = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+)\s*[<(:?]/g
const since = /基础库： `([\d.]+)`/

let known: Library | undefined

/** As WeChat's own typings say it. */
export const readLibrary = (): Library => (known ??= read())

function read(): Library {
  const file = require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
  const text = fs.readFileSync(file, 'utf8')
  const wx = text.slice(text.indexOf('interface Wx {'))
  return Object.fromEntries(
    [...wx.matchAll(member)].map(([, said = '', name = '']) => [
      name,
      since.exec(said)?.[1] ?? oldest,
    ]),
  )
}
