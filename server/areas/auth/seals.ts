import type { Seals } from '@server/database/rekey/sealed'
import { aboutPhone, hashPhone } from './identity'
import { aboutOpenid, hashOpenid } from './wechat'

export const authSeals: Seals = {
  tables: [
    {
      table: 'users',
      keys: ['user_id'],
      columns: {
        phone_sealed: { about: (row) => aboutPhone(`${row.user_id}`), version1: () => 'phone' },
      },
      hashes: { phone_hash: { of: 'phone_sealed', hash: hashPhone } },
    },
    {
      table: 'wechat_accounts',
      keys: ['platform', 'openid_hash'],
      boundTo: ['user_id'],
      columns: {
        openid_sealed: {
          about: (row) => aboutOpenid(`${row.platform}`, `${row.user_id}`),
          version1: () => 'openid',
        },
      },
      hashes: { openid_hash: { of: 'openid_sealed', hash: hashOpenid } },
    },
  ],
  passing: {
    'former_phones.phone_hash': 'the phone is gone: it is looked for under every key',
    'sessions.token_hash': 'made without a key',
    'captchas.answer_hash': 'over after minutes',
    'sms_codes.phone_hash': 'over after a day, which is counted anew',
    'sms_codes.code_hash': 'over after minutes',
    'wechat_codes.code_hash': 'over after minutes',
    'wechat_codes.said_sealed': 'over after minutes',
  },
}
