import { priceWords } from '@server/areas/order/order'
import { pictureOf } from '@server/areas/prize/prize'
import { findCampaign, priceOn, refuseElsewhere } from '@server/areas/programme/programme'
import type { FindCard } from '../../card'

export const campaignCard: FindCard = async ({ db, config, now }, key) => {
  const campaign = await findCampaign(db, { key }, now)
  refuseElsewhere(campaign, { config, platform: 'web' })
  const { title, subtitle: note, look, share } = campaign.definition
  // a chat shows the same picture on every phone
  const price = priceOn(campaign.definition, null, 'iosMini')
  return {
    title,
    note,
    tint: look.tint,
    price: priceWords(price, ['money', 'points', 'gold']).join(' 或 '),
    picture: pictureOf(share.picture),
  }
}
