import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CCBmemberExperience() {
  return <CampaignPage route="cCBmemberExperience" {...useRoute('cCBmemberExperience')} />
}
