import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CMBCExperience() {
  return <CampaignPage route="cMBCExperience" {...useRoute('cMBCExperience')} />
}
