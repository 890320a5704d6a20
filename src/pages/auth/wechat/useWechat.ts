import { wechatCode, wechatPlatform } from '@/platform/signIn'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

interface Proof {
  phone?: string
  sms_code?: string
  agreement_version?: string
}

/** Signs in by WeChat; with a phone and its SMS code it binds the account first. */
export function useWechat() {
  const { submit, busy, error } = useSubmit(
    async (proof: Proof = {}): Promise<'signedIn' | 'notBound'> => {
      const code = await wechatCode()
      try {
        const user = await api.post('/tp5/api/UserLogin/wechatOAuthLogin', {
          code,
          platform: wechatPlatform,
          ...proof,
        })
        session.signIn(user)
        return 'signedIn'
      } catch (thrown) {
        if (isRefusal(thrown, 'notBound')) return 'notBound'
        throw thrown
      }
    },
  )
  return { signIn: submit, busy, error }
}
