import type { Asker, Visit } from './asker'
import type { CaptchaKind } from './captcha/makers'
import { countSum } from './captcha/sum-limits'
import type { CodePurpose } from './code-purposes'
import { askToSend } from './jobs'
import { standingOf } from './known-askers'
import { smsRules } from './rules'
import { issueCode } from './sms-codes'
import { countSending } from './sms-limits'

interface Sending {
  phone: string
  purpose: CodePurpose
  asker: Asker
  /** What was solved for it; nothing where somebody is signed in. */
  solved: CaptchaKind | null
}

/** The one way in which a code goes out. A phone is counted here, after whatever had to be solved. */
export async function sendCode(
  context: Pick<Visit, 'db' | 'config' | 'now' | 'user'>,
  { purpose, ...sending }: Sending,
) {
  const { phone, asker, solved } = sending
  const code = await issueCode(context, { phone, purpose, asker: asker.name })
  const counted = { ...sending, standing: await standingOf(context, phone, asker) }
  await countSending(context, counted)
  if (solved === 'sum') await countSum(context, counted)
  await askToSend(context, { phone, code })
  return { resend_seconds: smsRules.resendSeconds, expire_seconds: smsRules.lastsSeconds }
}
