import type { Proof } from './row'

/** Something that others met, and what stands against it here. */
export interface Threat {
  name: string
  says: string
  proofs: readonly Proof[]
}

export const threat = (name: string, says: string, ...proofs: Proof[]): Threat => ({
  ...{ name, says, proofs },
})
