import type { Sending } from './request'

type Headers = Pick<Sending, 'userAgent' | 'referer'>

const referer = 'https://servicewechat.com/wx0123456789abcdef/12/page-frame.html'

const wechat = 'MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN'

export const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${wechat}`
export const android = `Mozilla/5.0 (Linux; Android 14; V2302A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36 ${wechat} MiniProgramEnv/android`

/** How a call from a mini program arrives. */
export const onIos: Headers = { userAgent: iPhone, referer }
export const onAndroid: Headers = { userAgent: android, referer }
