import type { Asked } from '../../../validator/Options'
import type { RuleName } from '../../../validator/rules'
import type { Change } from '../breaks'

/** A fault put into the valid build, and the rule that must see it, or why none can. */
export type Seed = {
  name: string
  seed: Change
  asked?: Asked
} & ({ rule: RuleName } | { outOfReach: string })

/** Seeds that are one file written anew. */
export const written =
  (file: string) =>
  (name: string, rule: RuleName, content: string): Seed => ({
    name,
    rule,
    seed: (build) => build.write(file, content),
  })

export const removed = (name: string, rule: RuleName, file: string): Seed => ({
  name,
  rule,
  seed: (build) => build.remove(file),
})
