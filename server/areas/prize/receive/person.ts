import { hashPhone, ownPhone } from '@server/areas/auth/auth'
import { guestHashes, referencesOf } from '@server/areas/partner/partner'
import type { Context, SignedIn } from '@server/call/handler'
import { homeOf } from '@server/call/network'
import { keyedHash } from '@server/database/data-key'
import type { Campaign } from '@server/areas/programme/programme'
import type { Subjects } from '../rules/limits'

/** What a call has at hand that a signed-in person makes. */
export type Call = Omit<Context, 'user'> & { user: SignedIn }

export interface Person {
  userId: string
  phone: string
  subjects: Subjects
  /** By which a list of guests has the phone. */
  guest: readonly string[]
  /** What a partner calls this person, the present key's first. */
  references: readonly string[]
}

interface Told {
  phone?: string | undefined
  device?: string | undefined
}

/** Who receives: the caller, for their own phone or, where the campaign allows it, another. */
export async function personOf(
  { db, config, user, address, now }: Call,
  campaign: Campaign,
  told: Told,
): Promise<Person> {
  const { definition } = campaign
  const { userId } = user
  const own = await ownPhone({ db, config }, userId)
  const phone = definition.phone === 'any' ? (told.phone ?? own) : own
  return {
    userId,
    phone,
    subjects: {
      user: userId,
      phone: hashPhone(config.dataKey, phone),
      ...placesOf({ config, address }, told.device),
    },
    guest: guestHashes(config.dataKey, campaign.key, phone),
    references: referencesOf(config.dataKey, campaign, { userId, now }),
  }
}

/** From where somebody calls: their phone, where it is told, and their home. */
export const placesOf = (
  { config, address }: Pick<Call, 'config' | 'address'>,
  device?: string,
) => ({
  device: device === undefined ? null : keyedHash(config.dataKey, 'device', device),
  network: homeOf(config.dataKey, address),
})
