import type { Out } from '@contract/api'
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

export type AppConfig = Out<'/tp5/api/Common/config'>

/** What becomes of asking WeChat; who is not bound yet proves a phone first. */
export type Outcome = 'signedIn' | 'notBound' | 'declined'

type Proof = { phone: string; sms_code: string } | { phone_code: string }

/** Signs in by WeChat; an account that is new there is bound to the phone of the proof. */
export function useWechat(config: AppConfig | undefined) {
  const { submit, busy, error } = useSubmit(
    async (proof?: Proof): Promise<Exclude<Outcome, 'declined'>> => {
      // a tap may come before the page has been told
      const known = config ?? (await api.get('/tp5/api/Common/config'))
      const code = await wechatCode(known.wechat_appid)
      try {
        await api.post('/tp5/api/UserLogin/wechatOAuthLogin', {
          code,
          platform: wechatPlatform,
          agreement_version: known.agreement_version,
          device: session.uuid,
          ...proof,
        })
        return 'signedIn'
      } catch (thrown) {
        if (isRefusal(thrown, 'notBound')) return 'notBound'
        if (isRefusal(thrown, 'wechatFailed')) dropWechatCode()
        throw thrown
      }
    },
  )
  return {
    // a mini program need not be told that it is one
    there: surroundings() === 'miniProgram' || canAskWechat(config?.wechat_appid),
    returned: returnedFromWechat,
    signIn: submit,
    busy,
    error,
  }
}

export type Wechat = ReturnType<typeof useWechat>
