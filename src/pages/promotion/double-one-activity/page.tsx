import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function DoubleOneActivity() {
  return <CampaignPage route="doubleOneActivity" {...useRoute('doubleOneActivity')} />
}
