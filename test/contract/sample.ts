import type { In, Path } from '@contract/api'
import type { House } from '../server/harness/openHouse'

type Person =
  | 'visitor'
  | 'consumer'
  | 'operator'
  | 'owner'
  | 'maintainer'
  | 'steward'
  | 'merchant'
  | 'advertiser'
  | 'house'
  | 'developer'

export interface Sample<P extends Path> {
  owner: Person
  /** Input that is right at this moment, with whatever has to be there for it. */
  input: (house: House, token: string) => Promise<In<P>> | In<P>
  /**
   * What the same input gives another person of the same role: a refusal, because it names
   * something of the owner's, an answer of their own, or the same where all of the role read it.
   */
  stranger: 'refused' | 'own' | 'same'
}

/** A sample of each call that is declared together. */
export type SamplesOf<Calls> = { [P in keyof Calls & Path]: Sample<P> }

/** Of a call that asks for nothing. */
export const nothing = () => ({})
