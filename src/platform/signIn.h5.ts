/** A browser has no WeChat to ask. */
export const wechatPlatform = 'web'

export const hasWechat = false

export function wechatCode(): Promise<string> {
  return Promise.reject(new Error('there is no WeChat in a browser'))
}
