import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function SubjectPage() {
  return <CampaignPage route="subjectPage" {...useRoute('subjectPage')} />
}
