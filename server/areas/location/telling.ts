import type { Telling } from '../telling'
import { applicants } from './sealed'

export const locationTelling: Telling = {
  location_subscriptions: {
    title: '我关注的点位',
    of: 'user_id',
    columns: ['lead_id', 'subscribed_at'],
  },
  location_partners: {
    title: '我的合作申请',
    of: 'user_id',
    columns: ['activity', 'town', 'applied_at', 'state', 'answer', 'answered_at'],
    opened: {
      applicant: ({ application_id, sealed }, { config }) =>
        applicants.open(config.dataKey, String(application_id), sealed as Buffer),
    },
  },
  location_partner_looks: {
    title: '拓展员看过我合作申请里的电话',
    of: 'user_id',
    columns: ['application_id', 'looked_at'],
  },
  location_contracts: {
    title: '我签的点位合同',
    of: 'user_id',
    columns: ['starts_on', 'ends_on', 'rent', 'share', 'terms', 'signed_at'],
  },
  location_contacts: {
    title: '我加的点位联系人',
    of: 'user_id',
    columns: ['lead_id', 'position', 'added_at'],
  },
  location_events: {
    title: '我写的点位记录',
    of: 'user_id',
    columns: ['lead_id', 'state', 'words', 'happened_at'],
  },
  location_leads: {
    title: '我开发的点位',
    of: 'user_id',
    columns: ['name', 'kind', 'address', 'clue', 'state', 'score', 'found_at', 'moved_at'],
  },
}
