import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function DoubleOneActivity() {
  return <CampaignPage route="doubleOneActivity" {...useRoute('doubleOneActivity')} />
}
