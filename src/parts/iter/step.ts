import type { In } from '@contract/api'
import { type Step, stamp, type StepOf } from '@/parts/outbox/step'

/** What was done in a slot. */
export type SlotStep = StepOf<'/tp5/api/Slot/load' | '/tp5/api/Slot/count'>

interface WhichSlot {
  machine_sn: string
  slot_no: string
  goods_id: number
}

const stamped = ({ machine_sn, slot_no, goods_id }: WhichSlot) => ({
  ...{ machine_sn, slot_no, goods_id },
  ...stamp(),
})

const nameFor = ({ machine_sn, slot_no }: WhichSlot, words: string): string =>
  `${machine_sn} ${slot_no} ${words}`

export const loadStep = (
  slot: WhichSlot,
  load: Pick<In<'/tp5/api/Slot/load'>, 'units' | 'expires_on'>,
): SlotStep => ({
  path: '/tp5/api/Slot/load',
  input: { ...stamped(slot), ...load },
  name: nameFor(slot, `补 ${load.units} 件`),
})

export const countStep = (
  slot: WhichSlot,
  count: Pick<In<'/tp5/api/Slot/count'>, 'found' | 'reason'>,
): SlotStep => ({
  path: '/tp5/api/Slot/count',
  input: { ...stamped(slot), ...count },
  name: nameFor(slot, `数到 ${count.found} 件`),
})

export const isSlotStep = (step: Step): step is SlotStep =>
  step.path === '/tp5/api/Slot/load' || step.path === '/tp5/api/Slot/count'

/** 补 3 件 */
export const stepWords = ({ path, input }: SlotStep): string =>
  path === '/tp5/api/Slot/load' ? `补 ${input.units} 件` : `数到 ${input.found} 件`
