import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function SixPointsBuy() {
  return <CampaignPage route="sixPointsBuy" {...useRoute('sixPointsBuy')} />
}
