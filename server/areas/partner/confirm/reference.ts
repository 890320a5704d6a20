import { type DataKey, keyedHashes } from '@server/database/data-key'
import { type Campaign, periodOf } from '@server/areas/programme/programme'

/** `cloud-pay.9fK…`: a campaign, and somebody in it whom nobody but us can tell from it. */
const shape = /^([a-z0-9][a-z0-9-]{1,39})\.[\w-]{43}$/

/** Whoever may receive every week sets out every week. */
export const periodOfOuting = ({ definition: { limits } }: Campaign, now: Date) =>
  periodOf(limits.find(({ of }) => of === 'user')?.every ?? 'once', now)

/** What a partner is told of whom we send, the present key's first; none where nobody confirms. */
export function referencesOf(
  key: DataKey,
  campaign: Campaign,
  { userId, now }: { userId: string; now: Date },
): string[] {
  if (!campaign.definition.outside?.partner) return []
  const whom = `${campaign.key} ${userId} ${periodOfOuting(campaign, now)}`
  return keyedHashes(key, 'campaign outing', whom).map((hash) => `${campaign.key}.${hash}`)
}

/** The campaign of a reference; undefined where it is none. */
export const campaignIn = (reference: string): string | undefined => shape.exec(reference)?.[1]

export const referenceName = 'linji_ref'

/** The same address, saying whom we send. */
export function withReference(address: string, reference: string | undefined): string {
  if (!address || !reference) return address
  const [path = '', ...place] = address.split('#')
  const joint = path.includes('?') ? '&' : '?'
  return [`${path}${joint}${referenceName}=${reference}`, ...place].join('#')
}
