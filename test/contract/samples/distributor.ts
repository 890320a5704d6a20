import type { distributorCalls } from '@contract/distributor'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { verified } from '../../server/identity/verified'
import { nothing, type SamplesOf } from '../sample'

const open = { recruit_distributor_id: 2 }

/** It is known who the stranger is, too. */
async function mayJoin(house: House) {
  await verified(house, demo.newcomer)
  return open
}

/** Both recruit. */
async function bothRecruit(house: House) {
  await house.database.pool.query(
    `insert into distributors (user_id, recruitment_id, joined_at) values ($1, 2, now())
     on conflict do nothing`,
    [demo.newcomer.userId],
  )
  return {}
}

async function invitation(house: House) {
  const { pool } = house.database
  await pool.query('delete from invited_users')
  await pool.query('update users set created_at = now()')
  const token = await house.signIn(demo.consumer.userId)
  const { code } = await house.ask('/tp5/api/RecruitDistributor/check', {}, { token })
  return { code }
}

export const samples: SamplesOf<typeof distributorCalls> = {
  '/tp5/api/RecruitDistributor/info': { owner: 'visitor', stranger: 'own', input: () => open },
  '/tp5/api/RecruitDistributor/check': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/RecruitDistributor/join': { owner: 'consumer', stranger: 'own', input: mayJoin },
  '/tp5/api/Distributor/addCodeUser': { owner: 'operator', stranger: 'own', input: invitation },
  '/tp5/api/RecruitDistributor/total': { owner: 'consumer', stranger: 'own', input: bothRecruit },
  '/tp5/api/RecruitDistributor/lists': { owner: 'consumer', stranger: 'own', input: bothRecruit },
}
