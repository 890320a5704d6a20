import { hashPhone, ownPhone } from '@server/areas/auth/auth'
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
}

interface Told {
  phone?: string | undefined
  device?: string | undefined
}

/** Who receives: the caller, for their own phone or, where the campaign allows it, another. */
export async function personOf(
  { db, config, user, address }: Call,
  { definition }: Campaign,
  told: Told,
): Promise<Person> {
  const { userId } = user
  const own = await ownPhone({ db, config }, userId)
  const phone = definition.phone === 'any' ? (told.phone ?? own) : own
  return {
    userId,
    phone,
    subjects: {
      user: userId,
      phone: hashPhone(config.dataKey, phone),
      device: told.device === undefined ? null : keyedHash(config.dataKey, 'device', told.device),
      network: homeOf(config.dataKey, address),
    },
  }
}
