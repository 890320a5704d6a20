import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function DayYogaIndex() {
  return <CampaignPage route="dayYogaIndex" {...useRoute('dayYogaIndex')} />
}
