import type { Out } from '@contract/api'
import { interests, type Creative, type TaskKind } from '@contract/advertiser/creative'
import { addressesOf, type Looking } from '@server/areas/upload/upload'
import { businessDay } from '@server/calendar'
import { yuanSign } from '@server/money'
import type { Audience } from './audience'
import type { Campaign, Task } from './campaigns'
import { actionsOf } from './move'
import { lacksOf } from './lacks'
import type { Funnel } from './reports/sums'
import { states } from './states'

type Detail = Out<'/tp5/api/Advertiser/campaign'>
type Row = Out<'/tp5/api/Advertiser/list'>['list'][number]

export const kindTexts: Readonly<Record<TaskKind, string>> = {
  video: '看短片',
  web: '逛网页',
  question: '答题',
  questionnaire: '问卷',
  screenshot: '传截图',
}

export const lastDayOf = ({ endsAt }: Pick<Campaign, 'endsAt'>) => businessDay(endsAt)

const usedToday = ({ day, dayUsed }: Campaign, now: Date) =>
  day === businessDay(now) ? dayUsed : 0

/** Where a picture or a video can be looked at; the house's own lie under their path. */
const placed = (addresses: ReadonlyMap<string, string>, id: string | undefined) =>
  id?.startsWith('/') ? id : ((id && addresses.get(id)) ?? '')

export const mediaOf = (creative: Creative): string[] => {
  if (creative.kind === 'video') return [creative.video]
  if (creative.kind === 'question') return creative.picture ? [creative.picture] : []
  if (creative.kind === 'screenshot') return creative.example ? [creative.example] : []
  return []
}

const isUpload = (id: string) => id !== '' && !id.startsWith('/')

export const uploadsOf = (cover: string, tasks: readonly Pick<Task, 'creative'>[]): string[] =>
  [cover, ...tasks.flatMap(({ creative }) => mediaOf(creative))].filter(isUpload)

const day = (at: Date) => {
  const [, month, date] = businessDay(at).split('-')
  return `${Number(month)} 月 ${Number(date)} 日`
}

/** What is the matter with a campaign or happens next, in words. */
export function hintOf(campaign: Campaign, leastPrice: number, now: Date): string {
  const { state, pause, reason, budget, funded, spent, reserved, startsAt } = campaign
  if (state === 'refused') return reason
  if (state === 'reviewing') return '一般一个工作日，过了自动开始'
  if (state === 'paused' && pause === 'purse')
    return `钱包余额不够，还差 ${yuanSign(budget - funded)} 才能上线，充值后点“继续投放”`
  if (state === 'paused' && pause === 'house') return `平台暂停：${reason}`
  if (state === 'stopped' || state === 'ended')
    return reserved > 0 ? '还有邻居在做，做完或超时后剩下的退回钱包' : ''
  if (state !== 'live') return ''
  if (startsAt > now) return `${day(startsAt)}开始`
  if (spent + reserved + leastPrice > funded) return '预算投完了，加预算可以接着投'
  if (isFullToday(campaign, leastPrice, now)) return '今天的投完了，明天零点接着投'
  const rest = campaign.dayBudget - usedToday(campaign, now)
  return rest < campaign.dayBudget * littleLeft ? `今天只剩 ${yuanSign(rest)}，快投完了` : ''
}

/** Of a day's share: from here on its owner is told before it is gone. */
const littleLeft = 0.1

const isFullToday = (campaign: Campaign, leastPrice: number, now: Date) =>
  usedToday(campaign, now) + leastPrice > campaign.dayBudget

const leastOf = (tasks: readonly Task[]) => Math.min(...tasks.map(({ price }) => price), Infinity)

interface Showing {
  looking: Looking
  names: ReadonlyMap<number, string>
}

interface Shown {
  campaign: Campaign
  tasks: readonly Task[]
}

const villagesText = ({ villages }: Audience, names: ReadonlyMap<number, string>) =>
  villages.length === 0 ? '所有村' : villages.map((id) => names.get(id) ?? '').join('、')

export async function presentRows(
  { looking, names }: Showing,
  list: readonly Shown[],
): Promise<Row[]> {
  const { db } = looking
  const covers = list.map(({ campaign }) => campaign.cover).filter(isUpload)
  const addresses = await addressesOf({ ...looking, db }, covers)
  return list.map((shown) => rowOf(shown, { addresses, names, now: looking.now }))
}

interface Known {
  addresses: ReadonlyMap<string, string>
  names: ReadonlyMap<number, string>
  now: Date
}

function rowOf({ campaign, tasks }: Shown, { addresses, names, now }: Known): Row {
  const { campaignId, title, cover, state, budget, spent, reserved, startsAt, audience } = campaign
  const least = leastOf(tasks)
  return {
    ...{ campaign_id: campaignId, title, state, budget, spent, reserved },
    cover: placed(addresses, cover),
    state_text: states.of(state).text,
    hint: hintOf(campaign, least, now),
    full_today: state === 'live' && isFullToday(campaign, least, now) ? 1 : 0,
    day_budget: campaign.dayBudget,
    spent_today: usedToday(campaign, now),
    starts_on: businessDay(startsAt),
    ends_on: lastDayOf(campaign),
    villages_text: villagesText(audience, names),
  }
}

interface Whole extends Shown {
  /** What came of each task so far. */
  done: ReadonlyMap<number, Funnel>
  /** What goes on a day now, in cents. */
  pace: number
  days: { from: string; to: string }
}

export async function presentCampaign(showing: Showing, whole: Whole): Promise<Detail> {
  const { looking, names } = showing
  const { campaign, tasks, done, pace, days } = whole
  const addresses = await addressesOf(looking, uploadsOf(campaign.cover, tasks))
  const left = campaign.budget - campaign.spent
  return {
    ...rowOf(whole, { addresses, names, now: looking.now }),
    about: campaign.about,
    cover_id: campaign.cover,
    audience: presentAudience(campaign.audience, names),
    tasks: tasks.map((task) => presentTask(task, addresses, done.get(task.taskId))),
    actions: actionsOf(campaign),
    lacks: lacksOf(campaign, tasks, looking.now),
    days,
    days_left: campaign.state === 'live' && pace > 0 ? Math.ceil(left / pace) : null,
  }
}

function presentTask(
  task: Task,
  addresses: ReadonlyMap<string, string>,
  done: Funnel | undefined,
): Detail['tasks'][number] {
  const { taskId, level, kind, title, steps, price, rewardCents, rewardPoints, creative } = task
  const [media] = mediaOf(creative)
  const address = placed(addresses, media)
  return {
    ...{ task_id: taskId, level, kind, kind_text: kindTexts[kind], title, steps, price, creative },
    reward_cents: rewardCents,
    reward_points: rewardPoints,
    media: kind === 'video' ? { video: address, picture: '' } : { video: '', picture: address },
    completed: done?.completed ?? 0,
    cents: done?.cents ?? 0,
  }
}

function presentAudience(audience: Audience, names: ReadonlyMap<number, string>) {
  const { villages, leastDays, mostDays, interests: liked, fresh } = audience
  return {
    villages: villages.map((id) => ({ village_id: id, name: names.get(id) ?? '' })),
    least_days: leastDays,
    most_days: mostDays,
    interests: liked.map((key) => ({ key, text: interests[key] })),
    fresh: fresh ? (1 as const) : (0 as const),
    text: audienceText(audience, names),
  }
}

export function audienceText(audience: Audience, names: ReadonlyMap<number, string>): string {
  const { leastDays, mostDays, interests: liked, fresh } = audience
  return [
    villagesText(audience, names),
    leastDays > 0 ? `注册满 ${leastDays} 天` : '',
    mostDays === null ? '' : `注册不超过 ${mostDays} 天`,
    liked.length > 0 ? `喜欢${liked.map((key) => interests[key]).join('、')}` : '',
    fresh ? '没做过您任务的' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
