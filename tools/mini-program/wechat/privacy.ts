import information from './privacy.json'

/**
 * What asks where somebody is has to be named in `requiredPrivateInfos`.
 * https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/app.html
 */
export const places = [
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
] as const

/** The permission whose text WeChat shows before the call. */
export const scopes = new Map([
  ['getLocation', 'scope.userLocation'],
  ['onLocationChange', 'scope.userLocation'],
  ['startLocationUpdate', 'scope.userLocation'],
  ['startLocationUpdateBackground', 'scope.userLocationBackground'],
  ['getFuzzyLocation', 'scope.userFuzzyLocation'],
])

/** With what a mini program asks for one kind of information. */
interface Ways {
  calls?: string[]
  openTypes?: string[]
  inputTypes?: string[]
}

/**
 * What WeChat's 用户隐私保护指引 calls each kind, with what asks for it.
 * https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/miniprogram-intro.html
 */
const kinds: Ways[] = Object.values(information)

const every = (way: keyof Ways) => new Set(kinds.flatMap((kind) => kind[way] ?? []))

export const privateCalls = every('calls')
export const privateOpenTypes = every('openTypes')
