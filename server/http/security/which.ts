import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import type { RefusalName } from '@contract/refusals'
import type { Kind } from '@server/areas/security/security'

/** Of a watched call its success is an event, and so are these refusals; others are a person's slips. */
interface Watched {
  kind: Kind
  refusals?: readonly RefusalName[]
}

const signIn: Watched = {
  kind: 'sign-in',
  refusals: ['smsWrong', 'smsExpired', 'wechatFailed', 'accountClosed', 'tooOften'],
}
const wrongCode: readonly RefusalName[] = ['smsWrong', 'smsExpired']
const code: Watched = { kind: 'code', refusals: ['smsTooSoon', 'tooOften'] }
const closing: Watched = { kind: 'closing', refusals: [...wrongCode, 'closingHeld'] }
const phone: Watched = { kind: 'phone', refusals: [...wrongCode, 'phoneTaken'] }
const session: Watched = { kind: 'session', refusals: wrongCode }

const watched: Partial<Record<Path, Watched>> = {
  '/tp5/api/UserLogin/smsLogin': signIn,
  '/tp5/api/UserLogin/wechatOAuthLogin': signIn,
  '/tp5/api/Codevalidates/sendSms': code,
  '/tp5/api/Codevalidates/send': code,
  '/user/login/logout': session,
  '/user/Center/endSession': session,
  '/user/Center/endOthers': session,
  '/user/login/prove': { kind: 'staff', refusals: wrongCode },
  '/user/Center/sendPhoneCode': code,
  '/user/Center/changePhone': phone,
  '/user/Center/unbindWechat': phone,
  '/user/Center/close': closing,
  '/user/Center/keep': closing,
}

/** Whatever the call. */
const everywhere: Partial<Record<RefusalName, Kind>> = {
  captchaWrong: 'captcha',
  codeWrong: 'staff',
  deviceUnknown: 'device',
  forbidden: 'role',
  signature: 'signature',
}

const writesForStaff = ({ access, of }: Call) =>
  access !== 'public' && access !== 'user' && of === undefined

/** What kind of event it is that this call ended so, if it is one. */
export function eventOf(path: Path, refusal: RefusalName | null): Kind | undefined {
  const call: Call = api[path]
  const rule: Watched | undefined =
    watched[path] ?? (writesForStaff(call) ? { kind: 'staff' } : undefined)
  if (refusal === null) return rule?.kind
  return everywhere[refusal] ?? (rule?.refusals?.includes(refusal) ? rule.kind : undefined)
}
