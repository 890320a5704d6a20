import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CMBCExperience() {
  return <CampaignPage route="cMBCExperience" {...useRoute('cMBCExperience')} />
}
