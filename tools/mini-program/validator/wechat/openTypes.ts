import { words } from './words'

/** https://developers.weixin.qq.com/miniprogram/dev/component/button.html */
const button = words(`
  contact liveActivity share getPhoneNumber getRealtimePhoneNumber getUserInfo launchApp openSetting
  feedback chooseAvatar agreePrivacyAuthorization
`)

/** https://developers.weixin.qq.com/miniprogram/dev/component/navigator.html */
const navigator = words('navigate redirect switchTab reLaunch navigateBack exit')

export const openTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['button', button],
  ['navigator', navigator],
])
