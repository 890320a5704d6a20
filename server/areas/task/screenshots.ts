import { claimPictures } from '@server/areas/content/content'
import { remind } from '@server/areas/message/message'
import { releaseUploads } from '@server/areas/upload/upload'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Bill, move, type Part, workAs } from './bills'
import { drop } from './finish'
import { mostSendings, type ScreenshotProgress } from './proofs/screenshot'
import { kindRules, minutesAfter } from './rules'

const usedBy = ({ billUserId }: Bill) => `ad task ${billUserId}`

/** Hands pictures in; those that were refused before go. */
export async function sendScreenshots(
  tx: Db,
  part: Part,
  uploadIds: readonly string[],
  now: Date,
): Promise<Bill> {
  const { bill } = part
  const { creative, progress } = workAs(part, 'screenshot')
  if (uploadIds.length > creative.pictures)
    throw new Refusal('invalid', `最多传 ${creative.pictures} 张截图`)
  if (progress.sent > 0) await releaseUploads(tx, usedBy(bill), now)
  const { userId } = bill
  await claimPictures(tx, { userId, uploadIds, kind: 'task', usedBy: usedBy(bill), now })
  const sent: ScreenshotProgress = {
    uploadIds: [...uploadIds],
    sent: progress.sent + 1,
    approved: false,
  }
  return move(tx, bill, 'reviewing', {
    progress: sent,
    sentAt: now,
    reservedUntil: null,
    reason: '',
  })
}

/** What a person of the house decides: the task is done, or other pictures are needed. */
export async function decideScreenshots(
  tx: Db,
  part: Part,
  decision: { approved: true } | { approved: false; reason: string },
  now: Date,
): Promise<void> {
  const { bill, task } = part
  const { progress } = workAs(part, 'screenshot')
  const { userId, billUserId } = bill
  const reason = decision.approved ? '' : decision.reason
  if (decision.approved)
    await move(tx, bill, 'completed', {
      progress: { ...progress, approved: true },
      completedAt: now,
      reason: '',
    })
  else if (progress.sent >= mostSendings) await drop(tx, bill, 'failed', reason)
  else
    await move(tx, bill, 'refused', {
      reason,
      reservedUntil: minutesAfter(now, kindRules.screenshot.heldMinutes),
    })
  await remind(tx, {
    ...{ userId, kind: 'taskDecided', about: `${billUserId} ${progress.sent}`, at: now },
    facts: { flag: task.taskId, title: task.title, approved: decision.approved, reason },
  })
}
