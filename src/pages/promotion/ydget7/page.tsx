import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function Ydget7() {
  return <CampaignPage route="ydget7" {...useRoute('ydget7')} />
}
