import type { Telling } from '../telling'

export const campaignTelling: Telling = {
  campaign_reminders: {
    title: '活动提醒',
    of: 'user_id',
    columns: ['campaign_key', 'due_at', 'created_at'],
  },
}
