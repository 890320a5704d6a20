import { messageTemplates } from '@contract/message'
import type { Db } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { uuidv7 } from '@server/database/uuid'
import type { SubscribedProvider } from './subscribed'

/** Sends nothing: what would have gone out shows at /dev/outbox. */
export const createLocalSubscribed = (db: Db): SubscribedProvider => ({
  templates: Object.fromEntries(
    messageTemplates.map((template) => [template, `local-${template}`]),
  ),
  async send({ openid, title, thing }) {
    const content = `微信 ${title}：${thing}`
    await db
      .insert(outbox)
      .values({ messageId: uuidv7(), kind: 'reminder', recipient: openid, content })
    return 'sent'
  },
})
