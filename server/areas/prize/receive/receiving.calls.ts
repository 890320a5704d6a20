import type { receivingCalls } from '@contract/prize/receiving'
import { sendCodeAfterCaptcha, maskPhone } from '@server/areas/auth/auth'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findCampaign, hasStep, refuseHelpedDraw } from '@server/areas/programme/programme'
import { ageUnsaid } from '../rules/adult'
import { needsOf } from '../rules/needs'
import { sendParcel } from './address'
import { drawOf } from './drawn'
import { findReceipt, newestReceipt, receivedWith } from './receipts'
import { hasJoined } from './joined'
import { judge } from './judge'
import { presentReceipt } from './receipt'
import { receive } from './receive'

export const receivingHandlers: HandlersOf<typeof receivingCalls> = {
  '/tp5/api/Campaign/check': async (input, context) => {
    const { db, now } = context
    const campaign = await findCampaign(db, input, now)
    const { person, known, reason } = await judge(context, campaign, input)
    return {
      allowed: reason ? 0 : 1,
      message: reason?.message ?? '',
      error: reason?.error ?? 0,
      joined: (await hasJoined(db, { ...person, key: campaign.key, known, now })) ? 1 : 0,
      needs: needsOf(campaign, await ageUnsaid(campaign.definition, { db, ...person, now })),
      phone: maskPhone(person.phone),
    }
  },

  '/tp5/api/Campaign/sendSms': async (input, context) => {
    const campaign = await findCampaign(context.db, input, context.now)
    const { person, reason } = await judge(context, campaign, input)
    // before the captcha is spent: who may not receive costs neither it nor a message
    if (reason) throw reason
    if (!hasStep(campaign.definition, 'sms')) {
      throw new Refusal('invalid', '这个活动不用短信验证码，直接领取就好')
    }
    return sendCodeAfterCaptcha(context, {
      phone: person.phone,
      captchaId: input.captcha_id,
      captchaCode: input.captcha_code,
      device: input.device,
      purpose: 'campaign',
    })
  },

  '/tp5/api/Campaign/receive': async (input, context) => {
    const campaign = await findCampaign(context.db, input, context.now)
    refuseHelpedDraw(campaign, context)
    const [receipt, ...others] = await receive(context, campaign, input)
    return presentReceipt(context.config.dataKey, receipt!, true, others)
  },

  '/tp5/api/Campaign/address': async (input, { db, user, now, config }) => {
    const { receipt_id: receiptId, address_id: addressId } = input
    const receipt = await sendParcel(db, { userId: user.userId, receiptId, addressId, now })
    return presentReceipt(config.dataKey, receipt, true)
  },

  '/tp5/api/Campaign/receiveDetail': async (input, { db, user, now, config }) => {
    const { receipt_id: receiptId, key, route } = input
    const named = key !== undefined || route !== undefined
    const receipt = receiptId
      ? await findReceipt(db, user.userId, receiptId)
      : await newestReceipt(
          db,
          user.userId,
          named ? (await findCampaign(db, input, now)).key : undefined,
        )
    const others = await receivedWith(db, receipt)
    const shown = presentReceipt(config.dataKey, receipt, true, others)
    return { ...shown, draw: await drawOf(db, receipt, now) }
  },
}
