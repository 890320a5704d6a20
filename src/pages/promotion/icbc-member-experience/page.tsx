import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function ICBCmemberExperience() {
  return <CampaignPage route="iCBCmemberExperience" {...useRoute('iCBCmemberExperience')} />
}
