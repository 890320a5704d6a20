import type { z } from 'zod'
import type { campaignOrderState } from '@contract/campaign-order'
import type { machineOrderAction, machineOrderState } from '@contract/machine/order'
import type { orderAction, orderState } from '@contract/order'
import type { refillOrderAction, refillOrderState } from '@contract/refill/order'
import { Refusal } from '@server/call/refusal'
import { defineStates, type States } from '@server/call/states'
import type { Order } from './find-order'
import type { UnpaidRule } from './unpaid'

export type OrderState = z.output<
  typeof orderState | typeof machineOrderState | typeof campaignOrderState | typeof refillOrderState
>
export type OrderAction = z.output<
  typeof orderAction | typeof machineOrderAction | typeof refillOrderAction
>

/** Why an order ended before its time; `words.ts` has what its owner reads. */
export type Reason = '' | 'user' | 'expired' | 'soldOut' | 'fault' | 'silence' | 'notTaken'

/**
 * What comes without a move as well: money, the carrier's word that the goods are there, and more time
 * for the owner's.
 */
export type Moment = OrderState | 'paid' | 'delivered' | 'extended'
export type Reached = Partial<Record<Moment, string>>

export interface StateRule {
  /** As its owner reads it; where it depends on why, by the reason. */
  text: string | Partial<Record<Reason, string>>
  next: readonly OrderState[]
  /** What its owner may do meanwhile. */
  actions: readonly OrderAction[]
  /** What becomes of it when its deadline is over: a state, or what the seller makes of it. */
  late?: 'cancel' | 'seller' | OrderState
}

/** How what was ordered comes to its owner: by a carrier, out of a machine, or as a right. */
export type Handover = 'parcel' | 'pickup' | 'grant'

/** A step of the timeline. */
export interface Step {
  of: Moment
  text: string | ((order: Order) => string)
  /** Shown only once it has been reached. */
  once?: true
  when?: (order: Order) => boolean
}

export interface Flow {
  states: States<OrderState, StateRule>
  steps: readonly Step[]
  /** Where an order keeps from others what it waits to be paid for. */
  unpaid?: UnpaidRule
  /** How it is given, and at which moment it has been. */
  given: { by: Handover; at: Moment }
  /** In which what was ordered is in its owner's hands. */
  received?: OrderState
  /** What it is once all that was paid has gone back. */
  refunded?: OrderState
  /** Ends that were not wished for: what has not been reached by then never will be. */
  ends: readonly OrderState[]
}

interface Written extends Omit<Flow, 'states'> {
  states: Readonly<Partial<Record<OrderState, StateRule>>>
}

export const textOf = ({ text }: StateRule, reason: Reason): string =>
  typeof text === 'string' ? text : (text[reason] ?? '已退回')

/** A way from the order to its end. */
export const defineFlow = ({ states, ...flow }: Written): Flow => ({
  ...flow,
  states: defineStates(
    states,
    (is, would) =>
      new Refusal(
        'orderMoved',
        `订单${textOf(is, '')}，不能改为${would ? textOf(would, '') : '这个状态'}`,
      ),
  ),
})
