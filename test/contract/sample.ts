import type { In, Path } from '@contract/api'
import type { House } from '../server/harness/openHouse'

type Person =
  | 'visitor'
  | 'consumer'
  | 'operator'
  | 'owner'
  | 'maintainer'
  | 'merchant'
  | 'advertiser'
  | 'house'

export interface Sample<P extends Path> {
  owner: Person
  /** Input that is right at this moment, with whatever has to be there for it. */
  input: (house: House, token: string) => Promise<In<P>> | In<P>
  /**
   * What the same input gives another person of the same role: a refusal, because it names
   * something of the owner's, or an answer of their own.
   */
  stranger: 'refused' | 'own'
}

/** A sample of each call that is declared together. */
export type SamplesOf<Calls> = { [P in keyof Calls & Path]: Sample<P> }

/** Of a call that asks for nothing. */
export const nothing = () => ({})
