import Taro from '@tarojs/taro'

/** WeChat's own sheet asks once whether the privacy policy is agreed to, before what is private. */
export const privacyAgreed = (): Promise<boolean> =>
  new Promise((resolve) => {
    // a WeChat that is older than it should be asks nothing, and withholds nothing
    if (!Taro.canIUse('requirePrivacyAuthorize')) return resolve(true)
    Taro.requirePrivacyAuthorize({
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })
