import type { Telling } from '../telling'

export const partnerTelling: Telling = {
  partners: { untold: 'keys of partners, of no person' },
  campaign_guests: { untold: 'whom a partner has invited, as hashes of phones alone' },
}
