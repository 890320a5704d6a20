import type { sharingCalls } from '@contract/sharing'
import type { SamplesOf } from '../sample'

export const samples: SamplesOf<typeof sharingCalls> = {
  '/weixin/api/getSignPackage': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ url: 'https://linji.example/index' }),
  },
  '/tp5/api/DataPoint/push': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ name: 'sought' }),
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
  '/tp5/api/UserCodeActivity/getMachineQrCode': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database: { pool } }) => {
      const { rows } = await pool.query<{ machine_id: number }>(
        'select machine_id::int from iter_machines order by machine_id desc limit 1',
      )
      return rows[0]!
    },
  },
  '/tp5/api/Common/miniProgramUrlLink': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ path: 'pages/tabs/index/page', query: 'from=h5' }),
  },
}
