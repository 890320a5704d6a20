import { fullTime } from '@/format/date'
import type { WithdrawalDetail } from '@/parts/earnings/earnings'
import { whyNotConfirm } from '@/platform/confirmTransfer'

interface Standing {
  title: string
  text: string
  /** Something is going to change by itself in a moment. */
  waits: boolean
}

/** How it stands, in words, and what its owner has to do. */
export function standingOf(withdrawal: WithdrawalDetail): Standing {
  const { state, state_text: title, part_text: from, reason, confirm, confirms } = withdrawal
  if (confirm && confirms) {
    const until = `${fullTime(new Date(confirm.until))} 前有效`
    const text = whyNotConfirm(confirm) ?? '点“去确认收款”，钱就到微信零钱'
    return { title, text: `${text}，${until}`, waits: true }
  }
  const why = reason && `${reason}。`
  const texts: Record<typeof state, string> = {
    created: '正在交给微信支付，一般几秒钟',
    checking: '金额较大，工作人员正在审核，有结果会告诉您',
    sending: '正在和微信支付核对，一般几秒钟',
    paid: '钱已到您的微信零钱',
    failed: `${why}钱已退回${from}，没有收手续费`,
    cancelled: `${why}钱已退回${from}，没有收手续费`,
  }
  return { title, text: texts[state], waits: state === 'created' || state === 'sending' }
}
