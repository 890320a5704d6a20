import type { authCalls } from '@contract/auth'
import { ownPhone } from '@server/areas/auth/auth'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { somePhone } from '../../server/harness/request'
import { nothing, type SamplesOf } from '../sample'
import { readCaptcha, surroundings } from '../things'

async function proved(house: House) {
  const phone = somePhone()
  const code = await issueCode(surroundings(house), { phone, purpose: 'account', asker: '' })
  const { agreement_version } = await house.ask('/tp5/api/Common/config', {})
  return { phone, code, agreement_version }
}

export const samples: SamplesOf<typeof authCalls> = {
  '/tp5/api/Codevalidates/captcha': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Codevalidates/sendSms': {
    owner: 'visitor',
    stranger: 'own',
    input: readCaptcha,
  },
  '/tp5/api/UserLogin/smsLogin': { owner: 'visitor', stranger: 'own', input: proved },
  '/tp5/api/UserLogin/wechatOAuthLogin': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => {
      const { code: sms_code, ...person } = await proved(house)
      return { ...person, sms_code, platform: 'mini', code: `code of ${person.phone}` }
    },
  },
  '/user/login/checkIsOnline': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Account/checkIsOnline': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/login/prove': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => {
      await house.database.pool.query('delete from sms_codes')
      const own = await ownPhone(surroundings(house), demo.operator.userId)
      return {
        code: await issueCode(surroundings(house), { phone: own, purpose: 'staff', asker: '' }),
      }
    },
  },
  '/user/login/logout': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Common/config': { owner: 'visitor', stranger: 'own', input: nothing },
}
