import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function IndexMathineActivity() {
  return <CampaignPage route="indexMathineActivity" {...useRoute('indexMathineActivity')} />
}
