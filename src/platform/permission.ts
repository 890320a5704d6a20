import Taro from '@tarojs/taro'

/** Where a refused position is allowed again, in the words of this platform. */
export const positionHelp = '点「去设置」，打开「位置信息」，回来再试一次'

/** Opens the settings, from a tap only; undefined where the platform has none to open. */
export const openPositionSettings: (() => Promise<boolean>) | undefined = async () => {
  try {
    const { authSetting } = await Taro.openSetting()
    return authSetting['scope.userLocation'] === true
  } catch {
    return false
  }
}
