import type { Parsed } from '@contract/api'
import { claimUploads } from '@server/areas/upload/upload'
import { villageNames } from '@server/areas/village/village'
import { businessDay, endOfDay, startOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Advertiser } from '../account'
import type { Audience } from '../audience'
import { changeCampaign } from '../campaigns'
import { lockOwn } from '../own-campaigns'
import { states } from '../states'
import { adCampaigns } from '../tables'

type Form = Parsed<'/tp5/api/Advertiser/save'>

interface Saved {
  own: Advertiser
  form: Form
  now: Date
}

const audienceOf = (form: Form): Audience => ({
  villages: form.villages ?? [],
  leastDays: form.least_days,
  mostDays: form.most_days ?? null,
  interests: form.interests ?? [],
  fresh: form.fresh === 1,
})

export const usedBy = (campaignId: number) => `ad ${campaignId}`

/** Held; refused where it is under way or with the house. */
export async function lockEditable(tx: Db, own: Advertiser, campaignId: number) {
  const campaign = await lockOwn(tx, { advertiserId: own.advertiserId, campaignId })
  if (!states.of(campaign.state).editable)
    throw new Refusal('adMoved', `这个投放${states.of(campaign.state).text}，不能修改内容`)
  return campaign
}

async function refuseUnknown(tx: Db, { villages }: Audience) {
  const names = await villageNames(tx)
  if (villages.some((id) => !names.has(id))) throw new Refusal('invalid', '没有这个村')
}

export async function saveCampaign(tx: Db, { own, form, now }: Saved): Promise<number> {
  const audience = audienceOf(form)
  await refuseUnknown(tx, audience)
  const { title, about, budget, day_budget: dayBudget, starts_on, ends_on } = form
  const startsAt = startOfDay(new Date(`${starts_on}T00:00:00+08:00`))
  const endsAt = endOfDay(ends_on)!
  const given = { title, about, budget, dayBudget, audience, startsAt, endsAt }
  const { advertiserId, userId } = own
  const former = form.campaign_id ? await lockEditable(tx, own, form.campaign_id) : undefined
  const cover = form.cover ?? former?.cover ?? ''
  if (former) await changeCampaign(tx, former.campaignId, { ...given, cover })
  const campaignId =
    former?.campaignId ??
    (await add(tx, { ...given, cover, advertiserId, day: businessDay(now), createdAt: now }))
  if (form.cover && form.cover !== former?.cover)
    await claimUploads(tx, {
      ...{ userId, uploadIds: [form.cover], kind: 'advertisement', media: 'picture', now },
      usedBy: usedBy(campaignId),
    })
  return campaignId
}

type Row = Omit<typeof adCampaigns.$inferInsert, 'state'>

async function add(tx: Db, row: Row): Promise<number> {
  const [written] = await tx
    .insert(adCampaigns)
    .values({ ...row, state: 'draft' })
    .returning()
  return written!.campaignId
}
