import type { In } from '@contract/api'
import { serverNow } from '@/request/clock'
import { isRecord } from '@/session/stored'
import { randomUuid } from '@/platform/uuid'

/** Work that is done where there may be no network: each counts once, by a number of its own. */
type OutboxPath =
  | '/tp5/api/Slot/load'
  | '/tp5/api/Slot/count'
  | '/tp5/api/OperationInstall/add'
  | '/tp5/api/OperationMaintain/add'
  | '/tp5/api/OperationFault/repair'

/** A picture that lies on the phone, and what it is called by once it was sent. */
export interface Photo {
  file: string
  uploadId?: string
}

export type StepOf<P extends OutboxPath> = {
  [Q in P]: {
    path: Q
    input: In<Q>
    /** What it is, for who looks at what waits. */
    name: string
    photos?: readonly Photo[]
  }
}[P]

/** What was done, as the server will be told of it. */
export type Step = StepOf<OutboxPath>

/** A step that the server has not heard of yet, or has refused. */
export interface KeptStep {
  step: Step
  /** Whose it is: somebody else may use the phone meanwhile. */
  by: string
  /** What the server said against it; empty while it only waits. */
  refused: string
}

/** A number of its own, by which it counts once, and when it was done. */
export const stamp = () => ({
  work_id: randomUuid(),
  done_at: new Date(serverNow() * 1000).toISOString(),
})

export const photosOf = ({ photos = [] }: Step): readonly Photo[] => photos

const isKept = (value: unknown): value is KeptStep =>
  isRecord(value) &&
  typeof value.by === 'string' &&
  typeof value.refused === 'string' &&
  isRecord(value.step) &&
  isRecord(value.step.input) &&
  typeof value.step.path === 'string'

export const areKept = (value: unknown): value is KeptStep[] =>
  Array.isArray(value) && value.every(isKept)

/** Steps that an earlier version of the app kept have no name. */
export function nameOf({ step }: KeptStep): string {
  const { name, input } = step as { name?: string; input: Record<string, unknown> }
  return name ?? [input.machine_sn, input.slot_no].filter(Boolean).join(' ')
}
