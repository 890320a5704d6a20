import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function BlindBox199() {
  return <CampaignPage route="blindBox199" {...useRoute('blindBox199')} />
}
