import Taro from '@tarojs/taro'

/** Which app asks, as the server tells its WeChat accounts apart. */
export const wechatPlatform = __APP__ === 'iter' ? 'iter' : 'mini'

export const hasWechat = true

/** A code that the server exchanges for who this is at WeChat. */
export async function wechatCode(): Promise<string> {
  const { code } = await Taro.login()
  return code
}
