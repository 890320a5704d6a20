import type { Telling } from '../telling'
import { openCode } from './sealing'

export const adGiftTelling: Telling = {
  ad_gift_codes: {
    title: '任务送的券码',
    of: 'user_id',
    columns: ['task_id', 'given_at'],
    opened: {
      code: ({ task_id: taskId, code }, { config }) =>
        openCode(config.dataKey, Number(taskId), code as Buffer),
    },
  },
}
