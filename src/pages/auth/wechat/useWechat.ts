import type { GivenConsent } from '@/parts/auth/useConsent'
import {
  canAskWechat,
  dropWechatCode,
  returnedFromWechat,
  wechatCode,
  wechatPlatform,
} from '@/platform/signIn'
import { surroundings } from '@/platform/surroundings'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

/** What becomes of asking WeChat; who is not bound yet proves a phone first. */
export type Outcome = 'signedIn' | 'notBound' | 'declined'

type Proof = { phone: string; sms_code: string } | { phone_code: string }

/** Signs in by WeChat; an account that is new there is bound to the phone of the proof. */
export function useWechat(consent: GivenConsent) {
  const { submit, busy, error } = useSubmit((proof?: Proof) =>
    consent.under(async (config): Promise<Exclude<Outcome, 'declined'>> => {
      const code = await wechatCode(config.wechat_appid)
      try {
        await api.post('/tp5/api/UserLogin/wechatOAuthLogin', {
          code,
          platform: wechatPlatform,
          agreement_version: config.agreement_version,
          device: session.uuid,
          ...proof,
        })
        return 'signedIn'
      } catch (thrown) {
        if (isRefusal(thrown, 'notBound')) return 'notBound'
        if (isRefusal(thrown, 'wechatFailed')) dropWechatCode()
        throw thrown
      }
    }),
  )
  return {
    // a mini program need not be told that it is one
    there: surroundings() === 'miniProgram' || canAskWechat(consent.config?.wechat_appid),
    returned: returnedFromWechat,
    signIn: submit,
    busy,
    error,
  }
}

export type Wechat = ReturnType<typeof useWechat>
