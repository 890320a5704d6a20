import type { Slot } from '@/parts/iter/slots'

export interface AtSlot {
  machineSn: string
  slot: Slot
}

/** Of what changes the count of a slot. */
export interface Counted extends AtSlot {
  /** What lies there once all is told. */
  expected: number
  onDone: () => void
}
