import type { sharingCalls } from '@contract/sharing'
import type { SamplesOf } from '../sample'

export const samples: SamplesOf<typeof sharingCalls> = {
  '/weixin/api/getSignPackage': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ url: 'https://linji.example/index' }),
  },
  '/weixin/api/toWxShare': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ path: '/618page', target: 'chat' }),
  },
  '/tp5/api/Common/miniCode': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, { token })
      return { kind: 'invite', id: code }
    },
  },
  '/tp5/api/Common/miniProgramUrlLink': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ path: 'pages/tabs/index/page', query: 'from=h5' }),
  },
}
