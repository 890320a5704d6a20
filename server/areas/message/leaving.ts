import type { Leaving } from '../leaving'

export const messageLeaving: Leaving = {
  tables: {
    messages: { gone: 'user_id' },
    message_choices: { gone: 'user_id' },
    wechat_grants: { gone: 'user_id' },
  },
}
