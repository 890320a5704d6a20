import type { Out } from '@contract/api'
import {
  canAskWechat,
  dropWechatCode,
  returnedFromWechat,
  wechatCode,
  wechatPlatform,
} from '@/platform/signIn'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

export type AppConfig = Out<'/tp5/api/Common/config'>

interface Proof {
  phone: string
  sms_code: string
}

/** Signs in by WeChat; with a phone and its SMS code it binds the account first. */
export function useWechat(config: AppConfig | undefined) {
  const appId = config?.wechat_appid
  const { submit, busy, error } = useSubmit(
    async (proof?: Proof): Promise<'signedIn' | 'notBound'> => {
      const code = await wechatCode(appId ?? '')
      try {
        await api.post('/tp5/api/UserLogin/wechatOAuthLogin', {
          code,
          platform: wechatPlatform,
          agreement_version: config?.agreement_version,
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
  return { there: canAskWechat(appId), returned: returnedFromWechat, signIn: submit, busy, error }
}
