import { members } from '../../wechat/members'
import type { Fault } from '../Finding'
import { type ApiUse, apisOf } from '../scripts/apis'
import { literal } from '../scripts/literal'
import type { Upload } from '../Upload'
import { isException } from '../wechat/exceptions'
import { isOlder } from '../wechat/isOlder'
import { taroMembers } from '../wechat/taroMembers'

/** Only members of `wx` that WeChat's typings list, also where Taro hands them on. */
export function unknownWx(upload: Upload): Fault[] {
  const ofWx = members()
  const isKnown = ({ owner, name, file }: ApiUse) =>
    ofWx.has(name) ||
    (owner === 'Taro' ? taroMembers.has(name) : isException('unknown-wx', file, name))
  return apisOf(upload)
    .filter((use) => !isKnown(use))
    .map((use) => faultAt(use, `${use.owner} has no ${use.name}`))
}

/** The lowest library has what is called, unless the script looks first whether it is there. */
export function libraryVersion(upload: Upload): Fault[] {
  const { library } = upload.options.phone
  const ofWx = members()
  const uses = apisOf(upload)
  const looked = lookedFor(uses)
  return uses.flatMap((use) => {
    const since = ofWx.get(use.name)
    if (since === undefined || !isOlder(library, since)) return []
    if (!use.call || looked.has(`${use.file} ${use.name}`)) return []
    return [faultAt(use, `${use.name} came with library ${since}, the lowest is ${library}`)]
  })
}

/** By file and name: `wx.x` that is no call, and `canIUse('x')`. */
function lookedFor(uses: ApiUse[]): Set<string> {
  const bare = uses.filter(({ call }) => !call).map(({ file, name }) => `${file} ${name}`)
  const asked = uses
    .filter(({ name }) => name === 'canIUse')
    .map(({ file, call }) => `${file} ${literal(call?.arguments[0])?.split('.')[0]}`)
  return new Set([...bare, ...asked])
}

export const faultAt = ({ file, line, column }: ApiUse, message: string): Fault => ({
  file,
  line,
  column,
  message,
})
