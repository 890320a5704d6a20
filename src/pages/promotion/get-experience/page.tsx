import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function GetExperience() {
  return <CampaignPage route="getExperience" {...useRoute('getExperience')} />
}
