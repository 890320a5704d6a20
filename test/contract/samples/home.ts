import type { homeCalls } from '@contract/home'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

async function someMachine({ database }: House) {
  await database.pool.query('delete from machine_bonds')
  const { rows } = await database.pool.query<{ machine_sn: string }>(
    'select machine_sn from iter_machines order by machine_id limit 1',
  )
  return rows[0]!
}

export const samples: SamplesOf<typeof homeCalls> = {
  '/tp5/api/Index/page': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Index/checkBindMachine': { owner: 'consumer', stranger: 'own', input: someMachine },
  '/tp5/api/Index/bindMachine': { owner: 'consumer', stranger: 'own', input: someMachine },
}
