import type { Leaving } from '@server/areas/account/account'

export const identityLeaving: Leaving = {
  losses: async () => [{ name: '实名认证', value: '删除' }],
  tables: {
    identities: { gone: 'user_id' },
  },
}
