import type { In } from '@contract/api'
import { DocumentPage } from '@/blocks/document/DocumentPage'
import { useOwnRoute } from '@/navigation/useRoute'
import type { RoutesOn } from '@/routes/route'

interface Kept {
  which: In<'/tp5/api/Agreement/detail'>['key']
  kind?: 'notice'
}

/** What the server keeps the text of each address under. */
const documents: Record<RoutesOn<'agreement/document'>, Kept> = {
  userAgreement: { which: 'user' },
  privacy: { which: 'privacy' },
  responsibility: { which: 'responsibility' },
  noticeDelay: { which: 'delay', kind: 'notice' },
  renamingAnnouncement: { which: 'renaming', kind: 'notice' },
  adultStatement: { which: 'adult' },
  merchantAgreement: { which: 'merchant' },
  questionnairePrivacy: { which: 'questionnaire' },
}

export default function Document() {
  const { name, params } = useOwnRoute('agreement/document')
  return <DocumentPage route={name} {...documents[name]} version={params.version} />
}
