import type { accountCalls } from '@contract/account'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newUpload } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'
import { surroundings } from '../things'

/** Somebody with nothing under way, so that nothing stands in the way. */
async function proved(house: House) {
  await house.database.pool.query('delete from sms_codes')
  const { phone } = demo.merchant
  return { code: await issueCode(surroundings(house), { phone, purpose: 'closing', asker: '' }) }
}

export const samples: SamplesOf<typeof accountCalls> = {
  '/user/Center/mySecurity': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Codevalidates/send': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database }) => {
      await database.pool.query('delete from sms_codes')
      return { purpose: 'closing' }
    },
  },
  '/user/Center/close': { owner: 'merchant', stranger: 'refused', input: proved },
  '/user/Center/keep': { owner: 'merchant', stranger: 'own', input: nothing },
  '/user/Center/agreement': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/index': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/edit': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { upload_id } = await newUpload(house, token, 'avatar')
      return { nickname: '王阿姨', avatar_id: upload_id }
    },
  },
  '/user/common/setMessage': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ kind: 'activity', on: 1 }),
  },
  '/user/common/getMessage': { owner: 'consumer', stranger: 'own', input: nothing },
}
