import type { rriCalls } from '@contract/health-device/rri'
import { claimUploads, dropUploads } from '@server/areas/upload/upload'
import type { HandlersOf, SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import { needConsent, readable, type Whose } from '@server/areas/health/health'
import { rriDetail } from './present'
import { changeRri, findRri, keepPicture, lockRri, removeRri, usedByRri } from './store'

interface Mine {
  user: SignedIn
  config: Settings
}

const whoseOf = ({ user, config }: Mine): Whose => ({ userId: user.userId, key: config.dataKey })

export const rriHandlers: HandlersOf<typeof rriCalls> = {
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail': async (
    { rri_id: id, person_id },
    context,
  ) => rriDetail(context, await readable(context, person_id, 'record'), id),

  '/tp5/api/ExchangeShop/HealthReportDrawPictures/updateRri': async (
    { rri_id: id, posture },
    context,
  ) => {
    const { db, user, now } = context
    await needConsent(context, 'record')
    const whose = whoseOf(context)
    const recording = await lockRri(db, whose, id)
    const { series } = recording
    if (series.posture !== posture)
      await changeRri(db, whose, recording, { series: { ...series, posture }, now })
    return rriDetail(context, user.userId, id)
  },

  '/tp5/api/ExchangeShop/HealthReportDrawPictures/removeRri': async ({ rri_id: id }, context) => {
    const { db, user, now } = context
    await needConsent(context, 'record')
    await removeRri(db, await lockRri(db, whoseOf(context), id), now)
    return rriDetail(context, user.userId, undefined)
  },

  '/tp5/api/ExchangeShop/HealthReportDrawPictures/createOss': async ({ rri_id: id }, context) => {
    await needConsent(context, 'record')
    const { revision } = await findRri(context.db, whoseOf(context), id)
    return { kind: 'health', revision }
  },

  '/tp5/api/ExchangeShop/HealthReportDrawPictures/uploadCallback': async (
    { rri_id: id, revision, upload_id: uploadId },
    context,
  ) => {
    const { db, user, now } = context
    const { userId } = user
    await needConsent(context, 'record')
    const recording = await lockRri(db, whoseOf(context), id)
    if (recording.revision !== revision)
      throw new Refusal('invalid', '这次记录刚刚改过，请重新画一张')
    if (recording.uploadId !== uploadId) {
      const usedBy = usedByRri(id)
      await dropUploads(db, usedBy, now)
      await claimUploads(db, {
        userId,
        uploadIds: [uploadId],
        kind: 'health',
        media: 'picture',
        usedBy,
        now,
      })
      await keepPicture(db, recording, uploadId)
    }
    return rriDetail(context, userId, id)
  },
}
