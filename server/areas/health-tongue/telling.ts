import { openHealth } from '@server/areas/health/health'
import type { Looked } from '@server/providers/tongue/tongue'
import type { Telling } from '../telling'
import { aboutTongue } from './store'

export const healthTongueTelling: Telling = {
  health_tongues: {
    title: '舌象照片的结果',
    of: 'user_id',
    columns: ['upload_id', 'taken_at'],
    opened: {
      said: ({ tongue_id, sealed }, { config, userId }) =>
        openHealth<Looked>(
          config.dataKey,
          sealed as Buffer,
          aboutTongue(userId, String(tongue_id)),
        ),
    },
  },
}
