import type { Out } from '@contract/api'
import { priceLine } from '@/format/price'
import type { TagTone } from '@/ui/tag/Tag'
import type { KeptStep } from '@/parts/outbox/step'
import { isSlotStep, type SlotStep } from './step'

export type Slots = Out<'/tp5/api/Slot/list'>
export type Slot = Slots['list'][number]
export type Shown = Slot['shown']

interface Words {
  text: string
  tone: TagTone
}

const stateWords: Record<Slot['state'], Words | undefined> = {
  normal: undefined,
  low: { text: '缺货', tone: 'warn' },
  empty: { text: '售空', tone: 'danger' },
  stuck: { text: '卡货', tone: 'danger' },
}

/** What has to be said of a slot: how it is, and whether it is sold. */
export const wordsOf = ({ state, shown }: Slot): Words[] =>
  [stateWords[state], shown === 0 ? { text: '停售', tone: 'plain' as const } : undefined].filter(
    (words) => words !== undefined,
  )

export const costOf = ({ points, gold, money }: Pick<Slot, 'points' | 'gold' | 'money'>): string =>
  [priceLine({ points }), priceLine({ gold }), priceLine({ cents: money })]
    .filter(Boolean)
    .join(' / ') || '没有定价'

export const lies = ({ stock, held }: Slot): number => stock + held

/** What has been done in a slot and is not told yet. */
export const stepsIn = (
  kept: readonly KeptStep[],
  machine_sn: string,
  { slot_no, goods_id }: Slot,
): SlotStep[] =>
  kept
    .filter(({ refused }) => refused === '')
    .map(({ step }) => step)
    .filter(isSlotStep)
    .filter(
      ({ input }) =>
        input.machine_sn === machine_sn && input.slot_no === slot_no && input.goods_id === goods_id,
    )

/** How many lie there once all of that is told. */
export const liesAfter = (slot: Slot, steps: readonly SlotStep[]): number =>
  steps.reduce(
    (sum, step) => (step.path === '/tp5/api/Slot/load' ? sum + step.input.units : step.input.found),
    lies(slot),
  )
