import type { Out } from '@contract/api'
import { priceLine } from '@/format/price'
import type { TagTone } from '@/ui/tag/Tag'

export type Sale = Out<'/tp5/api/IterOrder/detail'>
export type Outcome = Sale['outcome']
export type SaleAction = Sale['actions'][number]
export type MarkOutcome = Exclude<SaleAction, 'refund'>

/** What every list of orders at my machines knows of one. */
export type SaleRowOf = Omit<Out<'/tp5/api/IterOrder/lists'>['list'][number], 'back'>

/** What was paid for it. */
export const paidOf = ({ points, gold, money }: Pick<Sale, 'points' | 'gold' | 'money'>): string =>
  priceLine({ points, gold, cents: money }) || '免费'

/** What each outcome is called where there is little room. */
export const outcomeTags: Record<Outcome, { text: string; tone: TagTone }> = {
  delivered: { text: '已出货', tone: 'ok' },
  failed: { text: '没出货', tone: 'danger' },
  unheard: { text: '没响应', tone: 'danger' },
  unknown: { text: '不确定', tone: 'warn' },
  late: { text: '退后出货', tone: 'warn' },
}
