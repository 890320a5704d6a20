import type { Fault } from '../Finding'
import { apisOf } from '../scripts/apis'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import { withdrawn } from '../wechat/withdrawn'
import { faultAt } from './apis'
import { openTypesOf } from './openTypes'

const say = (what: string, instead: string) => `${what} is withdrawn: use ${instead}`

/** Nothing that WeChat has taken back. */
export function noWithdrawn(upload: Upload): Fault[] {
  const calls = apisOf(upload).flatMap((use) => {
    const instead = use.call && withdrawn.members.get(use.name)
    return instead ? [faultAt(use, say(use.name, instead))] : []
  })
  const buttons = openTypesOf(upload).flatMap(({ file, line, value }) => {
    const instead = withdrawn.openTypes.get(value)
    return instead ? [{ file, line, message: say(`open-type ${value}`, instead) }] : []
  })
  const tags = [...templatesOf(upload)].flatMap(([file, found]) =>
    found.flatMap(({ name, line }) => {
      const instead = withdrawn.tags.get(name)
      return instead ? [{ file, line, message: say(`<${name}>`, instead) }] : []
    }),
  )
  return [...calls, ...buttons, ...tags]
}
