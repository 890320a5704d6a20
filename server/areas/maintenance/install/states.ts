import type { InstallKind, InstallState } from '@contract/maintenance/install'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

interface StateRule {
  text: string
  next: readonly InstallState[]
  /** Steps are being done. */
  working?: true
}

/** From a plan to a machine that sells: a table of the allowed moves. */
export const states = defineStates<InstallState, StateRule>(
  {
    planned: { text: '待出发', next: ['underway'], working: true },
    underway: { text: '在路上', next: ['installing'], working: true },
    installing: { text: '安装中', next: ['auditing'], working: true },
    auditing: { text: '待验收', next: ['live', 'returned'] },
    returned: { text: '要返工', next: ['auditing'], working: true },
    live: { text: '已上线', next: [] },
  },
  (is, would) =>
    new Refusal('installMoved', `这次装机${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

/** What each kind is, and whether what stands in the machine is sold from then on. */
export const kinds: Readonly<Record<InstallKind, { text: string; opens: boolean }>> = {
  new: { text: '新装', opens: true },
  replace: { text: '换机', opens: false },
}

/** What becomes of an install once these steps are done. */
export function stateAfter(state: InstallState, step: string, all: boolean): InstallState {
  if (all) return 'auditing'
  if (state === 'returned') return 'returned'
  return step === 'depart' ? 'underway' : 'installing'
}
