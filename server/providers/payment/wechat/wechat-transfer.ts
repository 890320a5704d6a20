import { z } from 'zod'
import type { Guard } from '../../guard'
import type { ConfirmOpening, Payout, PayoutBill, PayoutProvider, PayoutReason } from '../payout'
import { appIdOf } from './app-id'
import {
  callWechatPay,
  failureOf,
  problemOf,
  type WechatAnswer,
  type WechatAsked,
  type WechatPayConfig,
} from './client'
import { openNotification } from './notification'
import { sealFor } from './sealed-field'

const bills = '/v3/fund-app/mch-transfer/transfer-bills'
const billOf = (billNo: string) => `${bills}/out-bill-no/${billNo}`
const longestRemark = 32

/** It is told what the money is for; people do not see it. The scene of transfers asks for both facts. */
const reported: Readonly<
  Record<PayoutReason, readonly { info_type: string; info_content: string }[]>
> = {
  earned: [
    { info_type: '岗位类型', info_content: '社区推广' },
    { info_type: '报酬说明', info_content: '任务和推广收入' },
  ],
  leftOver: [
    { info_type: '岗位类型', info_content: '广告投放商家' },
    { info_type: '报酬说明', info_content: '未用完的广告余款退回' },
  ],
}

const bill = z.object({
  out_bill_no: z.string(),
  state: z.string(),
  transfer_bill_no: z.string().optional(),
  transfer_amount: z.number().optional(),
  package_info: z.string().optional(),
  fail_reason: z.string().optional(),
  update_time: z.string().optional(),
  mch_id: z.string().optional(),
})
type Bill = z.output<typeof bill>

/** Merchant transfers of WeChat Pay v3, which whoever is paid confirms. */
export function createWechatTransfer(config: WechatPayConfig, guard: Guard): PayoutProvider {
  const ask = (asked: WechatAsked) => callWechatPay(config, guard, asked)

  async function query(billNo: string): Promise<Payout> {
    const answer = await ask({ method: 'GET', path: billOf(billNo) })
    return isAbsent(answer) ? { state: 'absent' } : readBill(accepted(answer))
  }

  return {
    needsOpenid: true,
    query,

    async send(wanted) {
      const { serial, sealed } = sealFor(config, wanted.name)
      const content = { ...contentOf(config, wanted), user_name: sealed }
      const answer = await ask({ method: 'POST', path: bills, content, sealedFor: serial })
      const told = accepted(answer)
      // what was made is told with its state, what has ended is told whole only when asked about
      return told.state === 'SUCCESS' || told.state === 'FAIL'
        ? query(wanted.billNo)
        : readBill(told)
    },

    async cancel(billNo) {
      const answer = await ask({ method: 'POST', path: `${billOf(billNo)}/cancel` })
      // too late, or taken back before: the bill itself says which
      return answer.status < 300 ? readBill(accepted(answer)) : query(billNo)
    },

    open(way, confirming): ConfirmOpening {
      if ('url' in confirming) return { sheet: null, url: confirming.url }
      const appId = appIdOf(config, way === 'h5' ? 'mini' : way)
      return { sheet: { mchId: config.merchantId, appId, package: confirming.packed }, url: '' }
    },

    read(arrived, now) {
      const told = openNotification(config, arrived, now)
      if (told.event !== 'MCHTRANSFER.BILL.FINISHED') return null
      const opened = bill.parse(told.content())
      told.mustBeFor(opened.mch_id)
      return { billNo: opened.out_bill_no, payout: readBill(opened) }
    },
  }
}

const isAbsent = (answer: WechatAnswer) => problemOf(answer)?.code === 'NOT_FOUND'

function accepted(answer: WechatAnswer): Bill {
  if (answer.status < 300) return bill.parse(answer.body)
  throw failureOf(answer)
}

const contentOf = (config: WechatPayConfig, { billNo, way, openid, ...given }: PayoutBill) => ({
  appid: appIdOf(config, way === 'h5' ? 'mini' : way),
  out_bill_no: billNo,
  transfer_scene_id: config.transferScene,
  openid,
  transfer_amount: given.amount,
  transfer_remark: [...given.title].slice(0, longestRemark).join(''),
  notify_url: given.notifyUrl,
  transfer_scene_report_infos: reported[given.reason],
})

function readBill(told: Bill): Payout {
  switch (told.state) {
    case 'WAIT_USER_CONFIRM':
      return {
        state: 'confirm',
        confirming: told.package_info ? { packed: told.package_info } : null,
      }
    case 'SUCCESS':
      return paidOf(told)
    case 'FAIL':
      return { state: 'failed', why: told.fail_reason ?? '' }
    case 'CANCELLED':
      return { state: 'cancelled' }
    default:
      return { state: 'underway' }
  }
}

function paidOf(told: Bill): Payout {
  const { transfer_bill_no: payoutNo, transfer_amount: amount, update_time: at } = told
  if (!payoutNo || amount === undefined || !at)
    throw new Error(`A paid transfer says too little: ${told.out_bill_no}`)
  return { state: 'paid', payoutNo, amount, at: new Date(at) }
}
