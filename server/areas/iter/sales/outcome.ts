import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { outcome } from '@contract/iter/sales'
import { unheard } from '@server/areas/machine/machine'
import type { OrderRow } from './order-rows'

export type Outcome = z.output<typeof outcome>

type Known = Pick<OrderRow, 'state' | 'reason' | 'fault'>

/** What the machine did, as far as anybody knows; the statement below says the same. */
export function outcomeOf({ state, reason, fault }: Known): Outcome {
  if (state === 'lateDelivered') return 'late'
  if (reason === 'fault') return 'failed'
  if (reason !== 'silence') return 'delivered'
  if (fault === '') return 'unknown'
  return fault === unheard ? 'unheard' : 'failed'
}

export const wentWrong = sql`state in ('failed', 'timedOut', 'refunded', 'lateDelivered')
  and (state = 'lateDelivered' or reason in ('fault', 'silence'))`

export const outcomeIn = sql`case
  when state = 'lateDelivered' then 'late'
  when reason = 'fault' then 'failed'
  when coalesce(facts ->> 'fault', '') = '' then 'unknown'
  when facts ->> 'fault' = ${unheard} then 'unheard'
  else 'failed' end`

export const outcomeTexts: Record<Outcome, string> = {
  delivered: '机器说已经出货',
  failed: '货道没有出货',
  unheard: '机器没有响应，货还在货道里',
  unknown: '机器收到指令后没有回音，不知道出没出货',
  late: '钱退回以后，机器才出了货',
}
