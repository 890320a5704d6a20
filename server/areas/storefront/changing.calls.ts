import type { changingCalls } from '@contract/storefront/changing'
import { checkWords } from '@server/areas/content/content'
import type { HandlersOf } from '@server/call/handler'
import { askChange, presentChange, withdrawChange } from './changes'
import { lockOwnShop } from './find'

export const changingHandlers: HandlersOf<typeof changingCalls> = {
  '/tp5/api/VillageEnter/askChange': {
    before: ({ name, address }, context) => checkWords(context, [name, address].join('\n')),
    async write(wish, _judged, { db, user: { userId }, now }) {
      const shop = await lockOwnShop(db, userId)
      return presentChange(await askChange(db, { shop, userId, wish, now }))
    },
  },

  '/tp5/api/VillageEnter/withdrawChange': async (_input, { db, user, now }) => {
    const { front } = await lockOwnShop(db, user.userId)
    await withdrawChange(db, front.merchantId, now)
    return {}
  },
}
