import type { Leaving } from '../leaving'

export const identityLeaving: Leaving = {
  losses: async () => [{ name: '实名认证', value: '删除' }],
  tables: {
    identities: { gone: 'user_id' },
  },
}
