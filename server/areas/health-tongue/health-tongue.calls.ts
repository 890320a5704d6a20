import { type healthTongueCalls, tongueRules } from '@contract/health-tongue'
import { readUnused } from '@server/areas/upload/upload'
import type { HandlersOf, SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { Declined } from '@server/providers/declined'
import type { Looked, Photograph as Taken, TongueProvider } from '@server/providers/tongue/tongue'
import { consentedAt, type Whose } from '@server/areas/health/health'
import { presentTongues } from './present'
import { keepTongue, removeTongue, tonguesPage } from './store'

interface Mine {
  db: Db
  user: SignedIn
  config: Settings
  now: Date
}

const whoseOf = ({ user, config }: Mine): Whose => ({ userId: user.userId, key: config.dataKey })

async function needConsent({ db, user, now }: Mine): Promise<void> {
  if (!(await consentedAt(db, user.userId, 'tongue', now))) throw new Refusal('tongueConsentNeeded')
}

/** That a service takes no photograph of the kind is told to whoever can take another. */
async function looked(tongue: TongueProvider, photograph: Taken): Promise<Looked> {
  try {
    return await tongue.look(photograph)
  } catch (thrown) {
    if (!(thrown instanceof Declined)) throw thrown
    throw new Refusal('invalid', '看照片的服务没有收这张照片，请重新拍一张')
  }
}

export const healthTongueHandlers: HandlersOf<typeof healthTongueCalls> = {
  '/tp5/api/ExchangeShop/HealthTongue/lists': async ({ cursor }, context) => {
    const { list, next } = await tonguesPage(context.db, whoseOf(context), cursor)
    const service = context.config.tongueService
    const { side, least, dark, bright, blurred } = tongueRules
    const rules = { side, least, dark, bright, blurred }
    return { list: await presentTongues(context, list), next, rules, service }
  },

  '/tp5/api/ExchangeShop/HealthTongue/analyse': {
    // nobody is sent what is another person's, or what its owner has not agreed to
    async before({ upload_id: uploadId, brightness, sharpness }, context) {
      await needConsent(context)
      const { db, config, now, user, providers } = context
      const { userId } = user
      const looking = { db, config, now, storage: providers.storage }
      const found = await readUnused(looking, { userId, kind: 'tongue', uploadId })
      if (!found) throw new Refusal('uploadUnusable')
      return looked(providers.tongue, { ...found, brightness, sharpness })
    },
    async write({ upload_id: uploadId }, said: Looked, context) {
      await needConsent(context)
      const { db, now } = context
      const kept = await keepTongue(db, whoseOf(context), { uploadId, looked: said, now })
      const [shown] = await presentTongues(context, [kept])
      return shown!
    },
  },

  '/tp5/api/ExchangeShop/HealthTongue/remove': async ({ tongue_id: tongueId }, context) => {
    const { db, now } = context
    await removeTongue(db, whoseOf(context), { tongueId, now })
    return {}
  },
}
