import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function WXExperience() {
  return <CampaignPage route="wXExperience" {...useRoute('wXExperience')} />
}
