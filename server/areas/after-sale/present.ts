import type { Out } from '@contract/api'
import { uploadAddresses } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import type { Settings } from '@server/config'
import type { Outside } from '@server/call/handler'
import { carriersOf } from '@server/providers/logistics/carrier'
import type { Tracked } from '@server/providers/logistics/logistics'
import { eventsOf, messagesOf } from './events'
import type { AfterSale } from './find'
import { kindTexts } from './rules'
import { phoneOfRecipient } from './recipient'
import { presentFreight } from './freight'
import { ahead, states } from './states'

type Detail = Out<'/tp5/api/OrderSaleService/detail'>

type Surroundings = Pick<Outside, 'db' | 'config' | 'now' | 'providers'>

export const presentChange = ({ afterSaleNo, state }: AfterSale) => ({
  after_sale_no: afterSaleNo,
  state,
  state_text: states.of(state).text,
})

export const presentRow = (afterSale: AfterSale) => ({
  ...presentChange(afterSale),
  order_sn: afterSale.orderSn,
  seller: afterSale.seller,
  title: afterSale.title,
  image: afterSale.image,
  tint: afterSale.tint,
  kind: afterSale.kind,
  kind_text: kindTexts[afterSale.kind].name,
  number: afterSale.number,
  points: afterSale.points,
  gold: afterSale.gold,
  money: afterSale.money,
  created_at: replyTime(afterSale.createdAt),
  actions: [...states.of(afterSale.state).actions],
})

export async function presentDetail(context: Surroundings, afterSale: AfterSale): Promise<Detail> {
  const { keeper, deadlineAt, backTrackingNo, backCarrier } = afterSale
  const events = await eventsOf(context.db, afterSale)
  return {
    ...presentRow(afterSale),
    hint: keeper ? `已转给${keeper}，会尽快答复您` : states.of(afterSale.state).hint,
    deadline_at: deadlineAt && replyTime(deadlineAt),
    keeper,
    answer: afterSale.answer,
    reason: afterSale.reason,
    description: afterSale.description,
    pictures: await uploadAddresses(context, afterSale.pictureIds),
    video: await videoOf(context, afterSale),
    freight: presentFreight(afterSale),
    return_to: afterSale.state === 'agreed' ? returnTo(context.config) : null,
    sent_back: backTrackingNo ? { carrier: backCarrier, tracking_no: backTrackingNo } : null,
    parcel: await parcelOf(context, afterSale),
    steps: stepsOf(afterSale, events),
    timeline: timelineOf(events),
    messages: await conversationOf(context, afterSale),
  }
}

export async function videoOf(context: Surroundings, { videoId }: AfterSale): Promise<string> {
  const [video = ''] = videoId ? await uploadAddresses(context, [videoId]) : []
  return video
}

const returnTo = ({ servicePhone, returnAddress }: Settings) => ({
  name: '邻集售后',
  phone: servicePhone,
  address: returnAddress,
})

export async function parcelOf({ db, config, now, providers }: Surroundings, afterSale: AfterSale) {
  const { carrier, trackingNo, resentAt, state, endedAt, city, district } = afterSale
  if (!resentAt) return null
  const deliveredAt = states.isOver(state) ? endedAt : null
  const phone = await phoneOfRecipient(db, config.dataKey, afterSale)
  const parcel = { carrier, trackingNo, shippedAt: resentAt, deliveredAt, city, district, phone }
  const tracked = await providers.logistics
    .track(parcel, now)
    .catch(() => untraced(config, carrier))
  return {
    carrier: tracked.carrier.name,
    carrier_phone: tracked.carrier.phone,
    tracking_no: trackingNo,
    state_text: tracked.stateText,
    course: tracked.course.map((step) => ({ ...step, at: replyTime(step.at) })),
  }
}

/** Nobody is kept from their after-sale because a carrier does not answer. */
const untraced = (config: Settings, key: string): Tracked => ({
  carrier: carriersOf(config)[key] ?? { name: key, phone: '' },
  stateText: '物流信息暂时查不到',
  signedAt: null,
  course: [],
})

type Events = Awaited<ReturnType<typeof eventsOf>>

export const timelineOf = (events: Events): Detail['timeline'] =>
  events
    .map(({ event, note, createdAt }) => ({
      text: event === 'handedOver' ? `已转给${note}处理` : states.of(event).event,
      at: replyTime(createdAt),
    }))
    .reverse()

function stepsOf({ kind, state }: AfterSale, events: Events): Detail['steps'] {
  const behind = events.flatMap(({ event }) =>
    event === 'handedOver' ? [] : [{ text: states.of(event).step, done: 1 as const }],
  )
  const toCome = ahead(kind, state).map((next) => ({
    text: states.of(next).step,
    done: 0 as const,
  }))
  return [...behind, ...toCome]
}

async function conversationOf(context: Surroundings, afterSale: AfterSale) {
  const messages: Detail['messages'] = []
  for (const { saidBy, text, pictureIds, createdAt } of await messagesOf(context.db, afterSale)) {
    const pictures = await uploadAddresses(context, pictureIds)
    messages.push({ mine: saidBy ? 0 : 1, text, pictures, at: replyTime(createdAt) })
  }
  return messages
}
