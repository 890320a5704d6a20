import type { Out } from '@contract/api'
import { addressesOf } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import type { Settings } from '@server/config'
import { consentedAt, type Looking, whenWords } from '@server/areas/health/health'
import { countsOf, postureTexts, type Series, shapeOf } from './series'
import { findRri, newestRris, type Recording } from './store'

type Detail = Out<'/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail'>

const grouped = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

const minutesText = (minutes: number) =>
  minutes < 1 ? `${Math.round(minutes * 60)} 秒` : `${Math.round(minutes)} 分钟`

/** What there is of it; nothing of what it might come from. */
function sentenceOf({ intervals }: Series): string {
  const { minutes, mean, shortest, longest } = shapeOf(intervals)
  return (
    `记了 ${minutesText(minutes)}，${grouped(intervals.length + 1)} 次心跳，` +
    `两次之间平均 ${grouped(mean)} 毫秒，最短 ${grouped(shortest)}，最长 ${grouped(longest)}`
  )
}

function factsOf({ intervals }: Series): { name: string; value: string }[] {
  const { mean, across, along } = shapeOf(intervals)
  return [
    { name: '平均心率', value: `${Math.round(60_000 / mean)} 次/分` },
    { name: '散点的宽（SD1）', value: `${grouped(across)} 毫秒` },
    { name: '散点的长（SD2）', value: `${grouped(along)} 毫秒` },
  ]
}

async function presentRecording(
  looking: Looking & { config: Settings },
  { rriId, revision, measuredAt, uploadId, series }: Recording,
): Promise<NonNullable<Detail['recording']>> {
  const { device, posture, intervals } = series
  const addresses = await addressesOf(looking, uploadId ? [uploadId] : [])
  return {
    ...{ rri_id: rriId, revision, device, posture, intervals: [...intervals] },
    at: replyTime(measuredAt),
    when: whenWords(measuredAt, looking.now),
    posture_text: postureTexts[posture],
    sentence: sentenceOf(series),
    facts: factsOf(series),
    counts: countsOf(intervals),
    picture: (uploadId && addresses.get(uploadId)) || '',
  }
}

/** One recording in full, and which others there are. */
export async function rriDetail(
  looking: Looking & { config: Settings },
  userId: string,
  id: string | undefined,
): Promise<Detail> {
  const { db, now, config } = looking
  const whose = { userId, key: config.dataKey }
  const newest = await newestRris(db, whose)
  const chosen =
    id === undefined
      ? newest[0]
      : (newest.find(({ rriId }) => rriId === id) ?? (await findRri(db, whose, id)))
  return {
    consented: (await consentedAt(db, userId, 'record', now)) ? 1 : 0,
    recordings: newest.map(({ rriId, measuredAt, series }) => ({
      ...{ rri_id: rriId, device: series.device },
      when: whenWords(measuredAt, now),
    })),
    recording: chosen ? await presentRecording(looking, chosen) : null,
  }
}
