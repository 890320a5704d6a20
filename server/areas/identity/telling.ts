import type { Telling } from '../telling'
import { openPerson } from './person'

export const identityTelling: Telling = {
  identities: {
    title: '实名认证',
    of: 'user_id',
    columns: ['state', 'reason', 'submitted_at', 'decided_at'],
    opened: {
      person: ({ sealed }, { config, userId }) =>
        openPerson(config.dataKey, userId, sealed as Buffer),
    },
  },
}
