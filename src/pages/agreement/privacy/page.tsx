import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function Privacy() {
  return <DocumentPage route="privacy" which="privacy" />
}
