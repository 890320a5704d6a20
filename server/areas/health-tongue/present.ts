import type { Out } from '@contract/api'
import { addressesOf, type Looking } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import type { Looked } from '@server/providers/tongue/tongue'
import { whenWords } from '@server/areas/health/health'
import type { Photograph } from './store'

type Shown = Out<'/tp5/api/ExchangeShop/HealthTongue/analyse'>

/** What came of it; where nobody looked at the tongue that is said, and nothing is made up. */
function sentenceOf({ by, faults, findings }: Looked): string {
  if (faults.length > 0) return '照片拍得不够清楚，建议重新拍一张'
  if (findings === null) return '照片够清楚。这里只看照片拍得好不好，没有看舌象，可以拿给医生看'
  if (findings.length === 0) return `${by}看了照片，没有写说明，可以拿给医生看`
  return `${by}看了照片，写了 ${findings.length} 条说明，请拿给医生看`
}

export async function presentTongues(
  looking: Looking,
  photographs: readonly Photograph[],
): Promise<Shown[]> {
  const addresses = await addressesOf(
    looking,
    photographs.map(({ uploadId }) => uploadId),
  )
  return photographs.map(({ tongueId, uploadId, takenAt, looked }): Shown => ({
    tongue_id: tongueId,
    at: replyTime(takenAt),
    when: whenWords(takenAt, looking.now),
    url: addresses.get(uploadId) ?? '',
    by: looked.by,
    looked: looked.findings === null ? 0 : 1,
    sentence: sentenceOf(looked),
    faults: [...looked.faults],
    findings: [...(looked.findings ?? [])],
  }))
}
