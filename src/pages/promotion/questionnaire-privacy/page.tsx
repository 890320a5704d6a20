import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function QuestionnairePrivacy() {
  return <DocumentPage route="questionnairePrivacy" which="questionnaire" />
}
