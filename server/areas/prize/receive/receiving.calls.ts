import type { receivingCalls } from '@contract/prize/receiving'
import { sendCodeAfterCaptcha, maskPhone } from '@server/areas/auth/auth'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { uuidShape } from '@server/database/uuid'
import { findCampaign, hasStep, closedFor } from '@server/areas/programme/programme'
import { needsOf } from '../rules/needs'
import { chosenPrize, reasonAgainst } from '../rules/eligible'
import { knownOf } from '../rules/known'
import { sendParcel } from './address'
import { findReceipt, listReceipts, newestReceipt, receivedWith } from './receipts'
import { hasJoined } from './joined'
import { personOf } from './person'
import { presentReceipt } from './receipt'
import { receive } from './receive'

const pageSize = 20

export const receivingHandlers: HandlersOf<typeof receivingCalls> = {
  '/tp5/api/Campaign/check': async (input, context) => {
    const { db, now, position } = context
    const campaign = await findCampaign(db, input, now)
    const person = await personOf(context, campaign, input)
    const { card, machine_sn: machineSn } = input
    const buysCard = campaign.definition.card !== undefined && input.prize_key === undefined
    const prize = buysCard ? null : chosenPrize(campaign, input.prize_key)
    const paying = buysCard || (hasStep(campaign.definition, 'pay') && !campaign.definition.card)
    const known = await knownOf(db, campaign, person, now)
    const wish = { campaign, person, known, prize, card, machineSn, position, paying, now }
    const reason = await reasonAgainst(db, wish)
    return {
      allowed: reason ? 0 : 1,
      message: reason?.message ?? '',
      error: reason?.error ?? 0,
      joined: (await hasJoined(db, { ...person, key: campaign.key, known, now })) ? 1 : 0,
      needs: needsOf(campaign),
      phone: maskPhone(person.phone),
    }
  },

  '/tp5/api/Campaign/sendSms': async (input, context) => {
    const campaign = await findCampaign(context.db, input, context.now)
    const closed = closedFor(campaign, context.now)
    if (closed) throw closed
    if (!hasStep(campaign.definition, 'sms')) {
      throw new Refusal('invalid', '这个活动不用短信验证码，直接领取就好')
    }
    const { phone } = await personOf(context, campaign, input)
    return sendCodeAfterCaptcha(context, {
      phone,
      captchaId: input.captcha_id,
      captchaCode: input.captcha_code,
      device: input.device,
      purpose: 'campaign',
    })
  },

  '/tp5/api/Campaign/receive': async (input, context) => {
    const campaign = await findCampaign(context.db, input, context.now)
    const [receipt, ...others] = await receive(context, campaign, input)
    return presentReceipt(context.config.dataKey, receipt!, true, others)
  },

  '/tp5/api/Campaign/address': async (input, { db, user, now, config }) => {
    const { receipt_id: receiptId, address_id: addressId } = input
    const receipt = await sendParcel(db, { userId: user.userId, receiptId, addressId, now })
    return presentReceipt(config.dataKey, receipt, true)
  },

  '/tp5/api/Campaign/receiveList': async (input, { db, user, config }) => {
    const name = `receipts:${input.key ?? ''}`
    const before = input.cursor
      ? String(readCursor(name, input.cursor, [textLike(uuidShape)])[0])
      : null
    const asked = { userId: user.userId, key: input.key, before, most: pageSize + 1 }
    const rows = await listReceipts(db, asked)
    const { list, next } = page(rows, pageSize, ({ receiptId }) => writeCursor(name, [receiptId]))
    return { list: list.map((row) => presentReceipt(config.dataKey, row, false)), next }
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
    return presentReceipt(config.dataKey, receipt, true, others)
  },
}
