import type { Leaving } from '../leaving'

export const programmeLeaving: Leaving = {
  tables: {
    campaign_counts: { stays: 'keyed hashes, so that no phone receives twice by coming back' },
  },
}
