import type { Telling } from '../telling'

export const messageTelling: Telling = {
  messages: {
    title: '消息',
    of: 'user_id',
    columns: ['kind', 'facts', 'created_at', 'read_at', 'sent_by', 'sent_at'],
  },
  message_choices: {
    title: '消息通知设置',
    of: 'user_id',
    columns: ['subject', 'way', 'chosen'],
  },
  wechat_grants: { title: '允许的微信提醒', of: 'user_id', columns: ['template', 'grants'] },
}
