import type { identityCalls } from '@contract/identity'
import { takeBase64 } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { apply } from './apply'
import { consent, needConsent, withdraw } from './consent'
import { checkIdNumber } from './id-number'
import { myIdentity } from './identity'

export const identityHandlers: HandlersOf<typeof identityCalls> = {
  '/user/nameVerify/consent': async ({ version }, context) => {
    await consent(context, version)
    return myIdentity(context)
  },

  '/user/nameVerify/withdraw': async (_input, context) => {
    await withdraw(context)
    return myIdentity(context)
  },

  '/user/nameVerify/idcardImage': async ({ content, side }, context) => {
    const { userId } = context.user
    return { ...(await takeBase64(context, { userId, kind: 'identity', content })), side }
  },

  '/user/nameVerify/verify': async ({ name, id_number, front_id, back_id }, context) => {
    const { now, user } = context
    await needConsent(context)
    await apply(context, {
      userId: user.userId,
      name,
      idNumber: checkIdNumber(id_number, now),
      frontId: front_id,
      backId: back_id,
    })
    return myIdentity(context)
  },

  '/user/nameVerify/detail': (_input, context) => myIdentity(context),
}
