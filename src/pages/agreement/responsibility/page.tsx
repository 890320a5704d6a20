import { DocumentPage } from '@/blocks/document/DocumentPage'

export default function Responsibility() {
  return <DocumentPage route="responsibility" which="responsibility" />
}
