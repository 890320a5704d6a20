import type { DataKey } from '@server/database/data-key'
import { networksOf } from './network'
import { Refusal } from './refusal'
import { createTally } from './tally'

interface Limited {
  config: { dataKey: DataKey }
  clock: () => Date
}

/** For addresses that are no calls: as often a minute for each home, and refused beyond it. */
export function limitByNetwork({ config, clock }: Limited, mostAMinute: number) {
  const tally = createTally(60)
  return async ({ ip }: { ip: string }): Promise<void> => {
    for (const { hash, homes } of networksOf(config.dataKey, ip))
      if (tally(hash, clock()) > mostAMinute * homes) throw new Refusal('tooOften')
  }
}
