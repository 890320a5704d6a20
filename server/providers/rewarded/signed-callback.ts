import { verify } from 'node:crypto'
import { z } from 'zod'
import type { RewardedConfig } from '@server/config'
import { Forged } from '../forged'
import type { Guard } from '../guard'
import type { Seen } from './rewarded'
import { createVerifierKeys } from './verifier-keys'

type RealConfig = Extract<RewardedConfig, { provider: 'platforms' }>

const told = z.object({
  ad_unit: z.string(),
  custom_data: z.string(),
  user_id: z.string(),
  transaction_id: z.string().min(1).max(200),
})

const unsigned = /^(signature|key_id)=/

/** The parts that are signed, in the order and the spelling in which they arrived. */
const signedPart = (query: string) =>
  query
    .split('&')
    .filter((part) => !unsigned.test(part))
    .join('&')

/** Reads what a platform tells of a film: ECDSA over the query, by a key that it publishes. */
export function createVerifier(
  { unit, keys }: NonNullable<RealConfig['web']>,
  guard: Guard,
): (query: string) => Promise<Seen> {
  const keyOf = createVerifierKeys(keys, guard)
  return async (query) => {
    const given = new URLSearchParams(query)
    const key = await keyOf(given.get('key_id') ?? '')
    if (!key) throw new Forged('it is signed with no key of the platform')
    const signature = Buffer.from(given.get('signature') ?? '', 'base64url')
    if (!verify('sha256', Buffer.from(signedPart(query)), key, signature))
      throw new Forged('the signature is wrong')
    const { success, data } = told.safeParse(Object.fromEntries(given))
    if (!success) throw new Forged('it does not say what was seen by whom')
    if (data.ad_unit !== unit) throw new Forged('the film is none of our ad unit')
    return {
      ticketId: data.custom_data,
      viewer: data.user_id,
      transactionId: data.transaction_id,
    }
  }
}
