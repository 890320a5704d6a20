import type { identityCalls } from '@contract/identity'
import { takeBase64 } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { apply } from './apply'
import { checkIdNumber } from './id-number'
import { myIdentity } from './identity'

export const identityHandlers: HandlersOf<typeof identityCalls> = {
  '/user/nameVerify/idcardImage': async ({ content, side }, context) => {
    const { userId } = context.user
    return { ...(await takeBase64(context, { userId, kind: 'identity', content })), side }
  },

  '/user/nameVerify/verify': async ({ name, id_number, front_id, back_id }, context) => {
    const { db, config, now, user } = context
    await apply(context, {
      userId: user.userId,
      name,
      idNumber: checkIdNumber(id_number, now),
      frontId: front_id,
      backId: back_id,
    })
    return myIdentity(db, config.dataKey, user.userId)
  },

  '/user/nameVerify/detail': (_input, { db, config, user }) =>
    myIdentity(db, config.dataKey, user.userId),
}
