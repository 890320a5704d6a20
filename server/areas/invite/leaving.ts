import type { Leaving } from '../leaving'

export const inviteLeaving: Leaving = {
  tables: {
    invite_links: { gone: 'user_id' },
    invited_users: { stays: 'who brought whom: numbers that lead to nobody' },
  },
}
