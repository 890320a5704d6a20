import type { Leaving } from '../leaving'

export const campaignLeaving: Leaving = {
  tables: { campaign_reminders: { gone: 'user_id' } },
}
