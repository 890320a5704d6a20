import { accountKinds } from './kinds/account'
import { activityKinds } from './kinds/activity'
import { contractKinds } from './kinds/contracts'
import { decisionKinds } from './kinds/decisions'
import { goodsKinds } from './kinds/goods'
import { healthKinds } from './kinds/health'
import type { Kind, Subject, Template } from './kinds/kind'
import { orderKinds } from './kinds/orders'
import { taskKinds } from './kinds/tasks'
import { workKinds } from './kinds/work'
import { upkeepKinds } from './kinds/upkeep'

export type { Subject, Template, Words } from './kinds/kind'

/** Everything that people are reminded of. */
export const kinds = {
  ...orderKinds,
  ...goodsKinds,
  ...accountKinds,
  ...decisionKinds,
  ...activityKinds,
  ...taskKinds,
  ...workKinds,
  ...upkeepKinds,
  ...contractKinds,
  ...healthKinds,
}

export type KindName = keyof typeof kinds
export type FactsOf<K extends KindName> = Parameters<(typeof kinds)[K]['words']>[0]

/** A message of a kind that was done away with is told to nobody. */
export const isKind = (name: string): name is KindName => name in kinds

/** What each kind makes of its own facts, as they were kept with the message. */
export function told(name: KindName, facts: unknown) {
  const { subject, template, words, place } = kinds[name] as Kind<unknown>
  return { subject, template, words: words(facts), place: place(facts) }
}

export const templatesOf = (subject: Subject): Template[] => [
  ...new Set(
    Object.values(kinds)
      .filter((kind) => kind.subject === subject)
      .map(({ template }) => template),
  ),
]
