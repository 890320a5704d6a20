import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function LittleHouse() {
  return <CampaignPage route="littleHouse" {...useRoute('littleHouse')} />
}
