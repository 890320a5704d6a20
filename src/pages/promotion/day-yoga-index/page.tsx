import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function DayYogaIndex() {
  return <CampaignPage route="dayYogaIndex" {...useRoute('dayYogaIndex')} />
}
