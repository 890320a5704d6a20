import type { Out } from '@contract/api'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { hiddenAmong, uploadAddresses } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import type { Outside } from '@server/call/handler'
import type { Settings } from '@server/config'
import { proposals } from '@server/decision/four-eyes'
import { actionTexts, recordsOf } from '@server/decision/records'
import { freightLine, goesByHand, noOf, paysBack, yesOf } from '../at-desk'
import { eventsOf, messagesOf } from '../events'
import type { AfterSale } from '../find'
import { parcelOf, presentRow, timelineOf, videoOf } from '../present'
import { atDesk, states } from '../states'

type Row = Out<'/tp5/api/AfterSaleDesk/lists'>['list'][number]
type Detail = Out<'/tp5/api/AfterSaleDesk/detail'>

/** What they are called in the records of decisions. */
export const caseKind = 'after-sale'

export function presentForDesk(afterSale: AfterSale, now: Date): Row {
  const { actions: _ofItsOwner, ...row } = presentRow(afterSale)
  const { deadlineAt, keeper, reason, state } = afterSale
  const isLate = atDesk.includes(state) && (deadlineAt === null || deadlineAt < now)
  return {
    ...row,
    reason,
    due_at: deadlineAt && replyTime(deadlineAt),
    late: isLate ? 1 : 0,
    keeper,
  }
}

export async function presentWhole(context: Outside, afterSale: AfterSale): Promise<Detail> {
  const { db, now, config } = context
  const { answer, description, pictureIds, backCarrier, backTrackingNo, userId } = afterSale
  const said = await messagesOf(db, afterSale)
  const hidden = await hiddenAmong(db, [
    ...pictureIds,
    ...said.flatMap((message) => message.pictureIds),
  ])
  const addresses = (ids: readonly string[]) =>
    uploadAddresses(
      context,
      ids.filter((id) => !hidden.has(id)),
    )
  const messages: Detail['messages'] = []
  for (const { saidBy, text, pictureIds: ids, createdAt } of said)
    messages.push({ by: saidBy, text, pictures: await addresses(ids), at: replyTime(createdAt) })
  return {
    ...presentForDesk(afterSale, now),
    answer,
    description,
    pictures: await addresses(pictureIds),
    video: await videoOf(context, afterSale),
    sent_back: backTrackingNo ? { carrier: backCarrier, tracking_no: backTrackingNo } : null,
    parcel: await parcelOf(context, afterSale),
    timeline: timelineOf(await eventsOf(db, afterSale)),
    customer: maskName(await nicknameOf({ db }, userId)),
    freight: freightLine(afterSale),
    hidden: hidden.size,
    yes: yesOf(afterSale),
    no: noOf(afterSale),
    actions: actionsOf(config, afterSale),
    messages,
    ...(await decisionsOf(context, afterSale)),
  }
}

function actionsOf(config: Settings, afterSale: AfterSale): Detail['actions'] {
  const waits = atDesk.includes(afterSale.state)
  const byHand = goesByHand(config, afterSale)
  const may: Record<Detail['actions'][number], boolean> = {
    say: states.of(afterSale.state).actions.includes('message'),
    refuse: noOf(afterSale) !== '',
    part: waits && paysBack(afterSale),
    ship: waits && byHand,
    approve: waits && !byHand,
  }
  return (Object.keys(may) as Detail['actions']).filter((action) => may[action])
}

/** Who has decided what about it, the newest first, and whose yes waits for a second one. */
async function decisionsOf(
  { db }: Pick<Outside, 'db'>,
  { afterSaleNo: id }: AfterSale,
): Promise<Pick<Detail, 'records' | 'proposed_by'>> {
  const records = await recordsOf(db, { kind: caseKind, id })
  const proposed = await proposals(db, caseKind, [id])
  return {
    proposed_by: proposed.get(id)?.decidedBy ?? '',
    records: records.map(({ createdAt, decidedBy, action, reason }) => ({
      at: replyTime(createdAt),
      by: decidedBy,
      text: [actionTexts[action], reason].filter(Boolean).join('：'),
    })),
  }
}
