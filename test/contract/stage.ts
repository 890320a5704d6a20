import type { In, Path } from '@contract/api'
import { identities } from '@server/areas/identity/tables'
import { openHouse, type House } from '../server/harness/openHouse'
import { people, samples } from './samples'

export interface Stage {
  house: House
  /** A fresh session of the call's owner; undefined for a visitor. */
  owner: (path: Path) => Promise<string | undefined>
  stranger: (path: Path) => Promise<string | undefined>
  /**
   * Right input, made for this one use; no limit counts what was tried before, and of whom it is
   * known who they are is as the demo has it.
   */
  sample: <P extends Path>(path: P, token: string | undefined, through?: House) => Promise<In<P>>
  forgetLimits: () => Promise<unknown>
}

/** Made once and sent again and again, by who changes nothing or may find it used up. */
export function oneSample(stage: () => Stage, path: Path) {
  let made: Promise<{ token: string | undefined; input: object }> | undefined
  const make = async () => {
    const token = await stage().owner(path)
    return { token, input: await stage().sample(path, token) }
  }
  return async () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    const sample = await made
    await stage().forgetLimits()
    return sample
  }
}

async function restoringIdentities({ database }: House) {
  const planted = await database.db.select().from(identities)
  return () =>
    database.transaction(async (tx) => {
      await tx.delete(identities)
      await tx.insert(identities).values(planted)
    })
}

type Options = Pick<NonNullable<Parameters<typeof openHouse>[0]>, 'clock'>

export async function openStage(options: Options = {}): Promise<Stage> {
  const house = await openHouse(options)
  const restoreIdentities = await restoringIdentities(house)
  const personOf = (path: Path) => {
    const { owner } = samples[path]
    return owner === 'visitor' ? undefined : people[owner]
  }
  const session = async (userId: string | undefined) =>
    userId === undefined ? undefined : house.signIn(userId)
  const forgetLimits = () => house.database.pool.query('delete from call_limits')
  return {
    house,
    forgetLimits,
    owner: (path) => session(personOf(path)?.self),
    stranger: (path) => session(personOf(path)?.stranger),
    sample: async (path, token, through = house) => {
      await forgetLimits()
      await restoreIdentities()
      return samples[path].input(through, token ?? '')
    },
  }
}
