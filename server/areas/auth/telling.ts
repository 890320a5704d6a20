import { open } from '@server/database/seal'
import type { Telling } from '../telling'
import { openPhone } from './identity'
import { aboutOpenid } from './wechat'

export const authTelling: Telling = {
  users: {
    title: '账号',
    of: 'user_id',
    columns: ['user_id', 'nickname', 'created_at', 'agreement_version', 'agreed_at'],
    opened: {
      phone: ({ phone_sealed }, { config, userId }) =>
        openPhone(config.dataKey, userId, phone_sealed as Buffer),
    },
  },
  user_roles: { title: '身份', of: 'user_id', columns: ['role'] },
  sessions: {
    title: '登录状态',
    of: 'user_id',
    columns: ['terminal', 'created_at', 'seen_at', 'expires_at'],
  },
  wechat_accounts: {
    title: '绑定的微信',
    of: 'user_id',
    columns: ['platform', 'created_at'],
    opened: {
      openid: ({ openid_sealed, platform }, { config, userId }) =>
        open(config.dataKey, openid_sealed as Buffer, aboutOpenid(String(platform), userId)),
    },
  },
  known_askers: { title: '认得的设备和网络', of: 'user_id', columns: ['expires_at'] },
  sms_codes: { untold: 'a code that is on its way, as a hash' },
  outbox: { untold: 'codes of the demo, for a day' },
  once_answers: { untold: 'answers that the app was given already, for a day' },
  wechat_codes: { untold: 'of nobody yet, and over after ten minutes' },
  former_phones: { untold: 'a keyed hash that leads to no account' },
}
