import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { money } from '@/format/money'

type Usual = Pick<Out<'/tp5/api/Exclusive/lists'>['list'][number], 'usual'>

/** What it costs in the shop; empty where that is asked for in other money. */
export function usualWords({ usual }: Usual): string {
  if (!usual) return ''
  const parts = [
    usual.points > 0 && `${amount(usual.points)} 积分`,
    usual.gold > 0 && `${amount(usual.gold)} 金币`,
    usual.money > 0 && money(usual.money),
  ].filter(Boolean)
  return `平时 ${parts.join(' + ')}`
}
