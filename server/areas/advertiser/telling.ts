import type { Telling } from '../telling'
import { openContact } from './contact'

export const advertiserTelling: Telling = {
  advertisers: {
    title: '广告主',
    of: 'user_id',
    columns: ['company', 'licence', 'state', 'reason', 'created_at', 'decided_at'],
    opened: {
      contact: ({ contact }, { config, userId }) =>
        openContact(config.dataKey, userId, contact as Buffer | null),
    },
  },
  ad_spendings: {
    title: '完成的广告任务',
    of: 'user_id',
    columns: ['task_id', 'day', 'cents', 'points', 'interests', 'spent_at', 'taken_back_at'],
  },
}
