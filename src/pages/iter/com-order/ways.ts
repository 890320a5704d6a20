import type { Out } from '@contract/api'
import type { RefillPay } from '@contract/refill/order'
import { money } from '@/format/money'
import { paysHere } from '@/parts/iter/paysHere'
import type { RadioOption } from '@/ui/radio/RadioGroup'

export type Check = Out<'/tp5/api/FranchiseOrder/check'>

/** How it can be paid, with what there is to know of each. */
export const waysOf = ({ account }: Check): RadioOption<RefillPay>[] => [
  {
    value: 'money',
    label: '微信支付',
    note: paysHere ? '付款后仓库就发货' : '提交后到“邻集”小程序里搜索单号付款',
  },
  {
    value: 'account',
    label: '先记账',
    note: account.enough
      ? `还能记 ${money(account.left)}`
      : `只能再记 ${money(account.left)}，先结清 ${money(account.owed)}`,
    disabled: account.enough === 0,
  },
]
