import { canAskWechat, dropWechatCode, wechatCode } from '@/platform/signIn'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'

/** A person who signed in by SMS is not known to WeChat yet, and is asked there once. */
export async function withWechatCode<T>(ask: (code?: string) => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    if (!isRefusal(thrown, 'payerUnknown')) throw thrown
    const { wechat_appid: appId } = await api.get('/tp5/api/Common/config')
    if (!canAskWechat(appId)) throw thrown
    const code = await wechatCode(appId)
    dropWechatCode()
    return ask(code)
  }
}
