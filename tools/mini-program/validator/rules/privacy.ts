import type { Fault } from '../Finding'
import { type ApiUse, apisOf } from '../scripts/apis'
import type { Upload } from '../Upload'
import { places, privateCalls, privateOpenTypes, scopes } from '../../wechat/privacy'
import { faultAt } from './apis'
import { openTypesOf } from './openTypes'

const callsOf = (upload: Upload): ApiUse[] => apisOf(upload).filter(({ call }) => call)

const isPlace = (name: string): boolean => places.some((each) => each === name)

/** What asks where somebody is stands in app.json; WeChat refuses the call otherwise. */
export const privateInfo = (upload: Upload): Fault[] =>
  callsOf(upload)
    .filter(({ name }) => isPlace(name) && !upload.app.requiredPrivateInfos.includes(name))
    .map((use) => faultAt(use, `app.json names no ${use.name} in requiredPrivateInfos`))

/** Before such a call WeChat shows what it is for, in the words of app.json. */
export const permissionText = (upload: Upload): Fault[] =>
  callsOf(upload).flatMap((use) => {
    const scope = scopes.get(use.name)
    if (scope === undefined || upload.app.permission[scope] !== undefined) return []
    return [faultAt(use, `app.json has no permission text of ${scope} for ${use.name}`)]
  })

/** Who touches what is private has WeChat ask for consent to the privacy guide first. */
export function privacyCheck(upload: Upload): Fault[] {
  if (upload.app.__usePrivacyCheck__) return []
  const call = callsOf(upload).find(({ name }) => privateCalls.has(name))
  const button = openTypesOf(upload).find(({ value }) => privateOpenTypes.has(value))
  const first = call?.name ?? button?.value
  if (first === undefined) return []
  return [{ file: 'app.json', message: `${first} is private, and __usePrivacyCheck__ is not true` }]
}
