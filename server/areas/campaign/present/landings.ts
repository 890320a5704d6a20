import { findCampaign, linkOf, refuseElsewhere } from '@server/areas/programme/programme'
import type { Landing } from '../../landing'

/** A campaign by its key, and those that have an address of their own. */
const themed = '/subjectPage'
const own = [
  '/sevenDayVip',
  '/ICBCmemberExperience',
  '/cmbcActivite',
  '/doubleEleven',
  '/99Blindbox',
  '/BankPointsExchange',
  '/codeActivity',
  '/indexMathineActivity',
  '/CCBmemberExperience',
  '/CMBCExperience',
  '/icbcActivite',
  '/cmBankActivite',
  '/sixPointsBuy',
  '/appFreeVip',
  '/openVipConpen',
  '/openVipDiscount',
  '/newCoupon',
  '/getExperience',
  '/littleHouse',
  '/618page',
  '/199Blindbox',
  '/ydget7',
  '/doubleOneActivity',
  '/openVipPage',
  '/dayYogaIndex',
  '/huaruntongWx',
  '/huarunExperience',
  '/cloudPay',
  '/uniPayActivity',
  '/ICBCwx',
  '/WXExperience',
]

const landing = (url: string): Landing => ({
  urls: [url],
  async preview({ db, config, now }, { key }) {
    const which = url === themed && key ? { key } : { route: url }
    const campaign = await findCampaign(db, which, now)
    refuseElsewhere(campaign, { config, platform: 'web' })
    const { key: found, definition } = campaign
    const { title, text: description } = definition.share
    return { title, description, image: `/cards/campaign/${found}.png`, url: linkOf(definition) }
  },
})

export const campaignLandings: readonly Landing[] = [themed, ...own].map(landing)
