import { phone as mainlandPhone } from '@contract/fields'
import type { Context, Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { WechatPhone, WechatPlatform } from '@server/providers/wechat/wechat'
import { answerTo, type Grant, spendGrant } from './wechat-answers'

interface Given {
  platform: WechatPlatform
  openid: string
  code: string
}

/** What was told of one person's code is nobody else's to use. */
const grantOf = ({ platform, openid, code }: Given): Grant => ({
  platform,
  code: `${openid} ${code}`,
  purpose: 'phone',
})

/** The phone that somebody gave by WeChat's button. */
export const phoneGiven = (
  context: Pick<Outside, 'db' | 'config' | 'now' | 'providers'>,
  given: Given,
): Promise<string> =>
  answerTo(context, grantOf(given), async () => {
    const { platform, openid, code } = given
    const phone = await context.providers.wechat.phoneOf(platform, { openid, code })
    return phone && mainlandOnly(phone)
  })

export const spendPhoneGiven = (
  context: Pick<Context, 'db' | 'config' | 'now'>,
  given: Given,
): Promise<void> => spendGrant(context, grantOf(given))

/** Accounts are of numbers that can be sent a message. */
function mainlandOnly({ country, number }: WechatPhone): string {
  if (country !== '86' || !mainlandPhone.safeParse(number).success) throw new Refusal('phoneAbroad')
  return number
}
