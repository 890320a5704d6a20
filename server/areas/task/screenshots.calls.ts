import type { screenshotCalls } from '@contract/task/screenshots'
import { addressesOf } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findPart, lockPart, workAs } from './bills'
import { mediaAddress } from './film.calls'
import { presentBill } from './present'
import { mostSendings } from './proofs/screenshot'
import { sendScreenshots } from './screenshots'

export const screenshotHandlers: HandlersOf<typeof screenshotCalls> = {
  '/tp5/api/BillUserImage/show': async ({ bill_user_id: billUserId }, context) => {
    const part = await findPart(context.db, { userId: context.user.userId, billUserId })
    const { creative, progress } = workAs(part, 'screenshot')
    const addresses = await addressesOf(context, progress.uploadIds)
    return {
      ...presentBill(part),
      about: creative.about,
      example: await mediaAddress(context, creative.example),
      most: creative.pictures,
      pictures: progress.uploadIds.flatMap((id) => addresses.get(id) ?? []),
      sendings_left: Math.max(0, mostSendings - progress.sent),
    }
  },

  '/tp5/api/BillUserImage/upload': async (input, { db, user: { userId }, now }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    if (part.bill.state === 'refused') throw new Refusal('taskMoved', '这次没有通过，请重新上传')
    const bill = await sendScreenshots(db, part, input.pictures, now)
    return presentBill({ ...part, bill })
  },

  '/tp5/api/BillUserImage/update': async (input, { db, user: { userId }, now }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    if (part.bill.state !== 'refused') throw new Refusal('taskMoved')
    const bill = await sendScreenshots(db, part, input.pictures, now)
    return presentBill({ ...part, bill })
  },
}
