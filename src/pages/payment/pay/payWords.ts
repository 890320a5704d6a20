import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { moneyBack } from '@/parts/order/promises'
import { paid } from '@/ui/illustrations/occasions/paid'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import type { Scene } from '@/ui/illustrations/scene'
import type { SceneName } from '@/ui/illustrations/scenes'

export type PayDetail = Out<'/tp5/api/OrderPay/detail'>

/** Open: money is waited for. Late: the time is over, and the server is about to say so. */
export type Standing = 'open' | 'late' | 'paid' | 'closed' | 'refunding' | 'refunded'

export function standingOf({ state }: Pick<PayDetail, 'state'>, past: boolean): Standing {
  if (state === 'waiting' || state === 'paying') return past ? 'late' : 'open'
  return state
}

/** What is still going to change by itself. */
export const isUnderWay = (standing: Standing) => standing === 'late' || standing === 'refunding'

interface Words {
  scene: SceneName | Scene
  title: string
  text: string
}

export type Ending = Exclude<Standing, 'open' | 'paid'>

export function endingOf(
  ending: Ending,
  { money: cents, machine }: Pick<PayDetail, 'money' | 'machine'>,
): Words {
  const sum = money(cents)
  const held = machine ? '' : '，扣除的积分或金币退回余额'
  const endings: Record<Ending, Words> = {
    late: {
      scene: waiting,
      title: '付款时间已过',
      text: `订单会自动取消${held}。如果刚刚已经付款，${sum} 原路退回`,
    },
    closed: { scene: 'stall', title: '订单已取消', text: `没有扣款${held}` },
    refunding: {
      scene: waiting,
      title: `${sum} 正在退回`,
      text: `订单已取消，钱原路退回，${moneyBack}`,
    },
    refunded: { scene: paid, title: `${sum} 已退回`, text: '钱已原路退回，请到付款的账户查看' },
  }
  return endings[ending]
}

/** What became of the last try, where the person has to know. */
export const triedTexts = {
  cancelled: '没有付款，可以再付一次',
  failed: '支付没有成功，可以再试；如果已经扣款，页面会自己更新',
}

/** Who takes the money, as the person knows them. */
export const cashierNames: Record<PayDetail['cashier'], string> = {
  wechat: '微信支付',
  local: '本机收银台（演示）',
}

export function leftText(seconds: number): string {
  const left = Math.max(0, seconds)
  const minutes = Math.floor(left / 60)
  const rest = left % 60
  if (minutes === 0) return `${left} 秒`
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`
}
