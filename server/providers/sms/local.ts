import type { Db } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { uuidv7 } from '@server/database/uuid'
import type { SmsProvider } from './sms'

/** Sends nothing: what would have gone out shows at /dev/outbox. */
export const createLocalSms = (db: Db): SmsProvider => ({
  async send({ phone, code }) {
    await db
      .insert(outbox)
      .values({ messageId: uuidv7(), kind: 'sms', recipient: phone, content: code })
  },
  reminds: () => true,
  async remind({ phone, title, thing }) {
    const content = `短信 ${title}：${thing}`
    await db
      .insert(outbox)
      .values({ messageId: uuidv7(), kind: 'reminder', recipient: phone, content })
  },
})
