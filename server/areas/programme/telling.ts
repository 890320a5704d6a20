import type { Telling } from '../telling'

export const programmeTelling: Telling = {
  campaign_counts: { untold: 'how often something was received: the receipts say it' },
}
