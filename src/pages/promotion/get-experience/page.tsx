import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function GetExperience() {
  return <CampaignPage route="getExperience" {...useRoute('getExperience')} />
}
