import Taro from '@tarojs/taro'

/** Which app asks, as the server tells its WeChat accounts apart. */
export const wechatPlatform = __APP__ === 'iter' ? 'iter' : 'mini'

export const canAskWechat = (appId: string | undefined): appId is string => appId !== undefined

export const returnedFromWechat = () => false

/** A code that the server exchanges for who this is at WeChat. The app's own id is the one asked. */
export async function wechatCode(_appId: string): Promise<string> {
  const { code } = await Taro.login()
  return code
}

export function dropWechatCode(): void {
  // Each sign-in asks for a new one.
}
