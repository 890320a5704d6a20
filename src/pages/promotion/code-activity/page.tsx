import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CodeActivity() {
  return <CampaignPage route="codeActivity" {...useRoute('codeActivity')} />
}
