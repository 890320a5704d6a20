import type { PayWay } from '../payment'
import type { WechatPayConfig } from './client'

/** Which app of WeChat's somebody is in; any other browser may do with either. */
export function appIdOf({ appIds }: WechatPayConfig, way: PayWay): string {
  const appId = way === 'mini' ? appIds.mini : (appIds.web ?? (way === 'h5' ? appIds.mini : null))
  if (!appId) throw new Error(`No app of WeChat is configured to pay by ${way}`)
  return appId
}
