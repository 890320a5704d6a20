import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function IndexMathineActivity() {
  return <CampaignPage route="indexMathineActivity" {...useRoute('indexMathineActivity')} />
}
