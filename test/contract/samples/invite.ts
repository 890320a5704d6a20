import type { inviteCalls } from '@contract/invite'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

async function invitation(house: House) {
  await house.database.pool.query('delete from invited_users')
  await house.database.pool.query('update users set created_at = now()')
  const token = await house.signIn(demo.operator.userId)
  const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, { token })
  return { code }
}

export const samples: SamplesOf<typeof inviteCalls> = {
  '/tp5/api/InviteReward/info': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/InviteReward/people': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/InviteReward/log': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/AdTask/invite': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Invite/qrCode': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Invite/show': { owner: 'visitor', stranger: 'own', input: invitation },
  '/tp5/api/Invite/addInvitedUser': { owner: 'consumer', stranger: 'own', input: invitation },
  '/tp5/api/Invite/inviteTotal': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Invite/inviteDetail': { owner: 'consumer', stranger: 'own', input: nothing },
}
