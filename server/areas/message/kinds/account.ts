import { yuan } from '@server/money'
import { placeAt } from '../places'
import { defineKind, type Words } from './kind'

export interface IdentityDecided {
  approved: boolean
  reason: string
}

export interface WithdrawalMoved {
  withdrawal_no: string
  cents: number
  state: 'confirm' | 'paid' | 'failed' | 'cancelled'
  /** What to do about it, where there is something. */
  hint: string
}

const withdrawalWords: Record<WithdrawalMoved['state'], Pick<Words, 'title' | 'state'>> = {
  confirm: { title: '请确认收款', state: '待确认' },
  paid: { title: '提现到账了', state: '已到账' },
  failed: { title: '提现没有成功', state: '没有成功' },
  cancelled: { title: '提现取消了', state: '已取消' },
}

/** Who somebody is, and their money on its way to them. */
export const accountKinds = {
  identity: defineKind<IdentityDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ approved, reason }) => ({
      title: approved ? '实名认证通过了' : '实名认证没有通过',
      text: approved ? '需要实名的商品现在可以兑换了' : `${reason}，改好可以再提交一次`,
      thing: '实名认证',
      state: approved ? '已通过' : '未通过',
    }),
    place: () => placeAt('identity'),
  }),
  withdrawal: defineKind<WithdrawalMoved>({
    subject: 'account',
    template: 'withdrawal',
    words: ({ cents, state, hint }) => ({
      ...withdrawalWords[state],
      text: `${yuan(cents)}${hint}`,
      thing: `提现 ${yuan(cents)}`,
    }),
    place: ({ withdrawal_no }) => placeAt('withdrawal', { withdrawal_no }),
  }),
}
