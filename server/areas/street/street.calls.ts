import { and, asc, eq, gt } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { streetCalls } from '@contract/street'
import { businessDay, replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { distance, type Position } from '@server/distance'
import { phaseOf } from '@server/phase'
import { setPush } from './bag'
import { activitiesAhead, type Activity, findActivity, type Gift, giftOf, promoterOf } from './find'
import { handOver, takePart } from './gifts'
import { dayReport, promoterDays, reportOf } from './report'
import { streetActivities, streetPromoters } from './tables'

type Shown = Out<'/tp5/api/PushHelper/list'>['list'][number]
type ShownGift = Out<'/tp5/api/MachinePushHelper/Scan'>

function present(activity: Activity, position: Position | null, now: Date): Shown {
  const { latitude, longitude, newcomerDays } = activity
  return {
    activity_id: activity.activityId,
    ...{ title: activity.title, place: activity.place, latitude, longitude, gift: activity.gift },
    distance: position && Math.round(distance({ latitude, longitude }, position)),
    starts_at: replyTime(activity.startsAt),
    ends_at: replyTime(activity.endsAt),
    state: phaseOf(activity, now),
    audience:
      newcomerDays === 0
        ? '路过的邻居都有份，一人一份'
        : `注册 ${newcomerDays} 天以内的新邻居，一人一份`,
  }
}

const giftWords = {
  waiting: '给推广员看领取码，当面领',
  given: '已经领到了',
  expired: '活动结束了，没有来领',
}

function presentGift(activity: Activity, gift: Gift, now: Date): ShownGift {
  const isLate = gift.state === 'waiting' && phaseOf(activity, now) === 'over'
  const state = isLate ? 'expired' : gift.state
  return {
    activity_id: activity.activityId,
    ...{ title: activity.title, place: activity.place, gift: activity.gift },
    code: state === 'waiting' ? gift.code : '',
    state,
    state_text: giftWords[state],
    until: replyTime(activity.endsAt),
    given_at: gift.givenAt && replyTime(gift.givenAt),
  }
}

const nearestFirst = (one: Shown, other: Shown) =>
  (one.distance ?? Infinity) - (other.distance ?? Infinity)

/** Of which somebody is a promoter and that are not over. */
const activeOf = (db: Db, userId: string, now: Date) =>
  db
    .select({ activity: streetActivities })
    .from(streetPromoters)
    .innerJoin(streetActivities, eq(streetActivities.activityId, streetPromoters.activityId))
    .where(and(eq(streetPromoters.userId, userId), gt(streetActivities.endsAt, now)))
    .orderBy(asc(streetActivities.startsAt))

async function standingOf(db: Db, activityId: number, userId: string) {
  const promoter = await promoterOf(db, activityId, userId)
  if (!promoter) return null
  const { taken, ...report } = await reportOf(db, { activityId, userId })
  const standing = promoter.endedAt ? 'done' : promoter.beganAt ? 'on' : 'before'
  return { ...report, taken, standing } as const
}

export const streetHandlers: HandlersOf<typeof streetCalls> = {
  '/tp5/api/PushHelper/list': async (_input, { db, now, position }) => {
    const activities = await activitiesAhead(db, now)
    return { list: activities.map((one) => present(one, position, now)).sort(nearestFirst) }
  },

  '/tp5/api/PushHelper/detail': async (input, { db, user, now, position }) => {
    const { activity_id: activityId } = input
    const activity = await findActivity(db, activityId)
    const gift = user ? await giftOf(db, activityId, user.userId) : undefined
    return {
      ...present(activity, position, now),
      mine: gift ? presentGift(activity, gift, now) : null,
      promoter: user ? await standingOf(db, activityId, user.userId) : null,
    }
  },

  '/tp5/api/PushHelper/total': async (input, { db, user: { userId }, now, position }) => {
    const report = await dayReport(db, userId, input.day ?? businessDay(now))
    const active = await activeOf(db, userId, now)
    return {
      ...report,
      days: await promoterDays(db, userId, now),
      active: active.map(({ activity }) => present(activity, position, now)),
    }
  },

  '/tp5/api/MachinePushHelper/SetPush': async (input, { db, user: { userId }, now }) => {
    const { activity_id: activityId, on, pieces } = input
    return setPush(db, { activityId, userId, on: on === 1, pieces, now })
  },

  '/tp5/api/MachinePushHelper/AdTaskInviteImage': async (input, { db, user: { userId } }) => {
    const { activity_id: activityId } = input
    const activity = await findActivity(db, activityId)
    const promoter = await promoterOf(db, activityId, userId)
    if (!promoter) throw new Refusal('noPromoter')
    const { code } = promoter
    return {
      code,
      link: `/streetMarketingActivity?activity_id=${activityId}&code=${code}`,
      title: activity.title,
      text: `${activity.place}，扫码领${activity.gift}`,
    }
  },

  '/tp5/api/MachinePushHelper/Scan': async ({ code }, { db, user: { userId }, now }) => {
    const { activity, gift } = await takePart(db, { userId, code, now })
    return presentGift(activity, gift, now)
  },

  '/tp5/api/MachinePushHelper/Exchange': async (input, { db, user: { userId }, now }) => {
    const { activity_id: activityId, code } = input
    return handOver(db, { activityId, userId, code, now })
  },
}
