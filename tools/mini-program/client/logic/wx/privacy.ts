import { privateCalls, privateOpenTypes } from '../../../wechat/privacy'
import { manifest } from '../manifest'
import { supplied } from '../supplied'
import { WxError } from './wxError'

let agreed = false

const mustAsk = () => Boolean(manifest.app.__usePrivacyCheck__) && !agreed

/** WeChat's own sheet: the policy is agreed to once, and asked about again after a no. */
export function agreeToPrivacy(): void {
  if (!mustAsk()) return
  if (supplied.privacy === false) throw new WxError('privacy permission is not authorized', 104)
  agreed = true
}

/** WeChat asks by itself where the app did not. */
export function agreeBefore(call: string): void {
  if (privateCalls.has(call) || privateOpenTypes.has(call)) agreeToPrivacy()
}

export const privacySetting = () => ({
  needAuthorization: mustAsk(),
  privacyContractName: '《隐私保护指引》',
})
