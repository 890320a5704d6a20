import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CmBankActivite() {
  return <CampaignPage route="cmBankActivite" {...useRoute('cmBankActivite')} />
}
