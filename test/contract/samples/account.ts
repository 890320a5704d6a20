import type { accountCalls } from '@contract/account'
import { ownPhone } from '@server/areas/auth/auth'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { somePhone } from '../../server/harness/request'
import { newUpload } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'
import { readCaptcha, surroundings } from '../things'

/** A code for this alone, sent to one of the demo. */
async function proved(house: House, purpose: 'closing' | 'export', { phone } = demo.consumer) {
  await house.database.pool.query('delete from sms_codes')
  return { code: await issueCode(surroundings(house), { phone, purpose, asker: '' }) }
}

/** Somebody with nothing under way, so that nothing stands in the way. */
const leaving = (house: House) => proved(house, 'closing', demo.house)

async function exporting(house: House) {
  await house.database.pool.query(`delete from call_limits where bucket like 'own data%'`)
  return proved(house, 'export')
}

/** Both phones of somebody who moves from one to the other. */
async function moving(house: House) {
  const around = surroundings(house)
  await house.database.pool.query('delete from sms_codes')
  const phone = somePhone()
  const own = await ownPhone(around, demo.operator.userId)
  return {
    code: await issueCode(around, { phone: own, purpose: 'oldPhone', asker: '' }),
    phone,
    new_code: await issueCode(around, { phone, purpose: 'newPhone', asker: '' }),
  }
}

/** Another device on which the consumer is signed in. */
async function elsewhere(house: House, token: string) {
  await house.signIn(demo.consumer.userId)
  const { sessions } = await house.ask('/user/Center/mySecurity', {}, { token })
  return { session_id: sessions.find(({ current }) => !current)!.session_id }
}

export const samples: SamplesOf<typeof accountCalls> = {
  '/user/Center/closing': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Codevalidates/send': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database }) => {
      await database.pool.query('delete from sms_codes')
      return { purpose: 'closing' }
    },
  },
  '/user/Center/mySecurity': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/endSession': { owner: 'consumer', stranger: 'refused', input: elsewhere },
  '/user/Center/endOthers': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/unbindWechat': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/sendPhoneCode': {
    owner: 'consumer',
    stranger: 'own',
    input: readCaptcha,
  },
  '/user/Center/changePhone': { owner: 'operator', stranger: 'refused', input: moving },
  '/user/Center/close': { owner: 'house', stranger: 'refused', input: leaving },
  '/user/Center/keep': { owner: 'house', stranger: 'own', input: nothing },
  '/user/Center/agreement': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/exportData': { owner: 'consumer', stranger: 'refused', input: exporting },
  '/user/Center/agree': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      const { agreement_version: version } = await house.ask('/tp5/api/Common/config', {})
      return { version }
    },
  },
  '/user/Center/index': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/Center/edit': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { upload_id } = await newUpload(house, token, 'avatar')
      return { nickname: '王阿姨', avatar_id: upload_id }
    },
  },
}
