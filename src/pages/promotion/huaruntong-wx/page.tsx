import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function HuaruntongWx() {
  return <CampaignPage route="huaruntongWx" {...useRoute('huaruntongWx')} />
}
