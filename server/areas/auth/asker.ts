import type { Context } from '@server/call/handler'
import { type CountedNetwork, networksOf } from '@server/call/network'
import { keyedHash } from '@server/database/data-key'

/** Who asks for a code, by what they can be told from others by. All of it is keyed hashes. */
export interface Asker {
  /** Whose tries a code bears. */
  name: string
  device: string | null
  networks: readonly CountedNetwork[]
}

/** A call that anybody may make, signed in or not. */
export type Visit = Context<'/tp5/api/Codevalidates/sendSms'>

type Surroundings = Pick<Context, 'config' | 'address'>

/** Somebody who may be anybody: their device, or their network where the app does not say it. */
export function visitor({ config, address }: Surroundings, device: string | undefined): Asker {
  const networks = networksOf(config.dataKey, address)
  const hash = device === undefined ? null : keyedHash(config.dataKey, 'device', device)
  return { name: hash ?? networks[0]!.hash, device: hash, networks }
}

/** Somebody who is signed in, on whatever device. */
export const member = (
  context: Surroundings & Pick<Context<'/user/Center/index'>, 'user'>,
  device?: string,
): Asker => ({
  ...visitor(context, device),
  name: keyedHash(context.config.dataKey, 'member', context.user.userId),
})

/** The network that stands for a home. */
export const homeNetwork = ({ networks }: Asker): string => networks[0]!.hash
