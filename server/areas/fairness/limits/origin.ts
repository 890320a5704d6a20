import { hashPhone, ownPhone } from '@server/areas/auth/auth'
import type { Context, SignedIn } from '@server/call/handler'
import { homeOf } from '@server/call/network'
import { keyedHash } from '@server/database/data-key'

/** Who begins something, and from where; numbers of phones and networks are keyed hashes. */
export interface Origin {
  userId: string
  phone: string
  /** The app's own number on this phone; all that do not tell it are one phone of their network. */
  device: string | null
  network: string
  villageId: number | null
}

type Call = Pick<Context, 'db' | 'config' | 'address'> & { user: SignedIn }

interface Told {
  device?: string | undefined
  villageId: number | null
}

export async function originOf(
  { db, config, user, address }: Call,
  { device, villageId }: Told,
): Promise<Origin> {
  const { userId } = user
  const network = homeOf(config.dataKey, address)
  const phone = await ownPhone({ db, config }, userId)
  return {
    userId,
    phone: hashPhone(config.dataKey, phone),
    device: keyedHash(config.dataKey, 'device', device ?? `untold in ${network}`),
    network,
    villageId,
  }
}
