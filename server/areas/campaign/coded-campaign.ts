import { longestScene } from '@contract/scenes'
import type { Coded } from '@server/areas/coded'
import { findCampaign } from '@server/areas/programme/programme'
import { miniPlace } from '@server/providers/wechat/mini-place'

/** A key may be longer than what a code can say. */
const longestKey = longestScene - 'p.'.length

export const codedCampaign: Coded = async ({ db, now }, id) => {
  const { key } = await findCampaign(db, { key: id }, now)
  return key.length > longestKey ? null : miniPlace('p', { key })
}
