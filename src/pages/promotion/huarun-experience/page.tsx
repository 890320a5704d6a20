import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function HuarunExperience() {
  return <CampaignPage route="huarunExperience" {...useRoute('huarunExperience')} />
}
