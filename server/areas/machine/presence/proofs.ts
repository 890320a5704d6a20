import { Refusal } from '@server/call/refusal'
import type { machinePresences } from '../tables'

export type Proof = typeof machinePresences.$inferSelect.proof

/** What the phone measured: how far from the machine, how exactly, how long ago. */
export interface Measured {
  metres: number
  /** Metres by which it may be wrong. */
  accuracy: number
  /** In seconds. */
  age: number
}

interface Reach {
  /** In metres. */
  within: number
  /** A reading that may be more wrong than that says nothing. */
  blurAtMost: number
  /** Whether what the reading may be wrong by is given to whoever measured. */
  blurHelps: boolean
  /** In seconds. */
  oldest: number
}

interface Rule {
  /** How long goods may come out on it, in seconds. */
  lasts: number
  /** Null where nothing has to be measured. */
  reach: Reach | null
}

/**
 * What shows that somebody stands before a machine. A screen shows another code every half minute.
 * What is printed can be photographed, so a sticker counts together with a position; among houses
 * that is less exact than before a door, and the sticker makes up for it. A village that somebody
 * chose is nothing of this.
 */
export const proofs: Readonly<Record<Proof, Rule>> = {
  screen: { lasts: 180, reach: null },
  sticker: {
    lasts: 180,
    reach: { within: 100, blurAtMost: 500, blurHelps: true, oldest: 300 },
  },
  measured: {
    lasts: 300,
    reach: { within: 100, blurAtMost: 100, blurHelps: false, oldest: 300 },
  },
}

/** No proof outlasts this: what the privacy policy says of how long it is kept. */
export const longestProof = Math.max(...Object.values(proofs).map(({ lasts }) => lasts))

const otherWays = '或者拿取货码'

/** Why that is no proof, or null. */
export function reasonAgainst(proof: Proof, measured: Measured | null): Refusal | null {
  const { reach } = proofs[proof]
  if (!reach) return null
  if (!measured) return new Refusal('presenceNeeded', `请允许定位再试一次，${otherWays}`)
  const { metres, accuracy, age } = measured
  if (age > reach.oldest) return new Refusal('presenceNeeded', '定位过时了，请再定位一次')
  if (accuracy > reach.blurAtMost) {
    const scan = proof === 'measured' ? '扫机器上的码，' : ''
    return new Refusal('presenceNeeded', `定位还不够准，请到开阔处再试，${scan}${otherWays}`)
  }
  if (metres - (reach.blurHelps ? accuracy : 0) <= reach.within) return null
  const far = metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`
  return new Refusal('machineFar', `您离这台机器约 ${far}，请走到机器前再试，${otherWays}`)
}

/** How long it holds from now on: a reading from before is so much older. */
export const secondsLeft = (proof: Proof, measured: Measured | null): number =>
  proofs[proof].lasts - (measured ? Math.min(measured.age, proofs[proof].lasts - 1) : 0)
