import type { Leaving } from '../leaving'

export const inviteLeaving: Leaving = {
  tables: {
    invite_links: { gone: 'user_id' },
    invite_rewards: { stays: 'what was paid for whom: numbers that lead to nobody' },
    invited_users: { stays: 'who brought whom: numbers that lead to nobody' },
  },
}
