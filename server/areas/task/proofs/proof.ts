import type { CreativeOf, TaskKind } from '@contract/advertiser/creative'

/** What has to be done next; each has a page of its own. */
export type Step = 'watch' | 'visit' | 'answer' | 'fill' | 'send' | 'done'

/** How one kind of task is proved: pure functions of what it shows and how far somebody is. */
export interface Proof<K extends TaskKind, P> {
  begin: (creative: CreativeOf<K>) => P
  step: (creative: CreativeOf<K>, progress: P) => Step
  /** From 0 to 1. */
  share: (creative: CreativeOf<K>, progress: P) => number
}
