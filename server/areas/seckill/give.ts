import { maskName, nicknameOf, peopleByPhone } from '@server/areas/auth/auth'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { findItem, lockEntry } from './find'
import { moveEntry, takePlace } from './queue'
import { states } from './states'

interface Giving {
  itemId: number
  userId: string
  phone: string
  key: DataKey
  now: Date
}

/** The same words whatever is amiss, so that nobody learns whose number it is. */
const unfit = () => new Refusal('invalid', '不能让给这个号码：对方要是邻居，也没有在排这一件')

/** Offers my place in the queue to a neighbour: nothing is ordered for them before they take it. */
export async function giveAway(tx: Db, { itemId, userId, phone, key, now }: Giving) {
  const mine = await lockEntry(tx, itemId, userId)
  if (!mine) throw new Refusal('notFound', '您没有在排这件')
  states.check(mine.state, 'left')
  const guestId = (await peopleByPhone({ db: tx, key }, [phone])).get(phone)
  if (!guestId || guestId === userId || mine.state === 'offered') throw unfit()
  const { goods } = await findItem(tx, itemId)
  const taken = await takePlace(tx, {
    ...{ itemId, userId: guestId, state: 'offered', place: mine.place },
    ...{ addressId: null, enteredAt: now },
  })
  if (!taken) throw unfit()
  await moveEntry(tx, mine, { state: 'left', reason: '' })
  const from = maskName(await nicknameOf({ db: tx }, userId))
  const facts = { item_id: itemId, title: goods.title, from }
  const about = `${itemId} ${userId} ${now.getTime()}`
  await remind(tx, { userId: guestId, kind: 'seckillGiven', about, facts, at: now })
}
