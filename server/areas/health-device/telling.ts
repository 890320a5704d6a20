import { openHealth } from '@server/areas/health/health'
import type { Telling } from '../telling'
import type { Series } from './rri/series'
import { aboutRri } from './rri/store'

export const healthDeviceTelling: Telling = {
  health_devices: {
    title: '绑定的健康设备',
    of: 'user_id',
    columns: ['serial', 'kind', 'bound_at', 'last_upload_at', 'battery'],
  },
  health_rris: {
    title: '心跳间隔',
    of: 'user_id',
    // a recording may have thousands of intervals
    inTurns: { by: 'rri_id', most: 10 },
    columns: ['measured_at'],
    opened: {
      recorded: ({ rri_id, sealed }, { config, userId }) =>
        openHealth<Series>(config.dataKey, sealed as Buffer, aboutRri(userId, String(rri_id))),
    },
  },
}
